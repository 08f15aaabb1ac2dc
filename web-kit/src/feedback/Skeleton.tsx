export interface SkeletonProps {
  /** A CSS length or pixels. A skeleton has the size of the content that it replaces. */
  width?: number | string;
  height?: number | string;
  shape?: 'text' | 'block' | 'circle';
}

/** Screen readers skip it. The caller announces the loading once, with aria-busy or a labelled Spinner. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return <span className={`qk-skeleton qk-skeleton-${shape}`} style={{ width, height }} aria-hidden="true" />;
}
