import { mark } from '@qlaim/backend/mark';

export interface MarkProps {
  /** Pixels. The default is 32. */
  size?: number | undefined;
  /** The accessible name. Screen readers skip the mark without it. */
  label?: string | undefined;
}

export function Mark({ size = 32, label }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: aria-label names the mark, or it is decoration
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
