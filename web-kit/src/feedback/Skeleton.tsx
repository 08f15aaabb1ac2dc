export interface SkeletonProps {
  /** CSS lengths or pixels; a skeleton has the shape of what it stands for. */
  width?: number | string;
  height?: number | string;
  shape?: 'text' | 'block' | 'circle';
}

/** Decoration: say 'Loading' once, by aria-busy on the list or a Spinner with a label. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return <span className={`qk-skeleton qk-skeleton-${shape}`} style={{ width, height }} aria-hidden="true" />;
}
