import { markPaths } from './mark-paths.ts';

export interface MarkProps {
  /** Pixels; 32 unless told. */
  size?: number | undefined;
  /** Its name where it stands alone; decoration without it. */
  label?: string | undefined;
}

export function Mark({ size = 32, label }: MarkProps) {
  return (
    <svg
      className="qk-mark"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="qk-mark-ring" d={markPaths.ring} />
      <path className="qk-mark-eye" d={markPaths.eye} />
      <path className="qk-mark-tail" d={markPaths.tail} />
    </svg>
  );
}
