import { Mark } from './Mark.tsx';

const SIZE = 32;

export function Wordmark() {
  return (
    <span className="qk-wordmark">
      <Mark size={SIZE} />
      <span className="qk-wordmark-word">Qlaim</span>
    </span>
  );
}
