import { Mark } from './Mark.tsx';

export interface WordmarkProps {
  /** Height of the mark in pixels; 32 unless told. */
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
