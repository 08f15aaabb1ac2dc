export interface ProgressProps {
  label: string;
  /** Percent, clamped to 0 to 100. */
  value: number;
}

export function Progress({ label, value }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="qk-progress">
      <span className="qk-progress-words">
        <span>{label}</span>
        <span>{percent}%</span>
      </span>
      <progress className="qk-progress-bar" max={100} value={percent} aria-label={label} />
    </div>
  );
}
