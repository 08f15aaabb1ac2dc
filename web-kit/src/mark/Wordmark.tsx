import { Mark } from './Mark.tsx';

export interface WordmarkProps {
  /** The mark's height in pixels. The default is 32. */
  size?: number | undefined;
}

export function Wordmark({ size = 32 }: WordmarkProps) {
  return (
    <span className="qk-wordmark" style={{ fontSize: size }}>
      <Mark size={size} />
      <span className="qk-wordmark-word">Qlaim</span>
    </span>
  );
}
