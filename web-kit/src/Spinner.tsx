export interface SpinnerProps {
  /** Screen readers announce it. Omit it where the text beside the spinner describes the activity. */
  label?: string | undefined;
  size?: number;
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className="qk-spinner" {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label ? <span className="qk-hidden">{label}</span> : null}
    </span>
  );
}
