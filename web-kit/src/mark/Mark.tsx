import { mark } from './mark-paths.ts';

export interface MarkProps {
  /** Pixels; 32 unless told. */
  size?: number | undefined;
  /** Its name where it stands alone; decoration without it. */
  label?: string | undefined;
}

export function Mark({ size = 32, label }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg
      className="qk-mark"
      viewBox={`0 0 ${mark.box} ${mark.box}`}
      width={size}
      height={size}
      fill="none"
      strokeWidth={mark.line}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="qk-mark-line" d={mark.ring} />
      <rect className="qk-mark-eye" {...mark.eye} />
      <path className="qk-mark-line" d={mark.tail} />
    </svg>
  );
}
