export interface ShareBarProps {
  value: number;
  /** The value of a full bar. */
  top: number;
}

/** A horizontal bar beside a number in a table. Screen readers skip it, because the number says the same. */
export function ShareBar({ value, top }: ShareBarProps) {
  return (
    <svg className="qk-share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className="qk-share-bar-all" width={100} height={1} />
      <rect width={top > 0 ? (value / top) * 100 : 0} height={1} />
    </svg>
  );
}
