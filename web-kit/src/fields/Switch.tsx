import { cx } from '../cx.ts';
import { Icon } from '../icons.tsx';

export interface SwitchProps {
  label: string;
  checked: boolean;
  /** Receives the requested state. The caller shows it at once, and reverts it on a refusal. */
  onChange: (checked: boolean) => void;
  /** A busy switch shows the new state, ignores clicks, and keeps its focus. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Visible texts of the two states, such as 'Approved' and 'Disapproved'. The accessible name has the label first. */
  stateLabels?: { on: string; off: string } | undefined;
  className?: string | undefined;
}

export function Switch({
  label,
  checked,
  onChange,
  busy = false,
  disabled,
  stateLabels,
  className,
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      disabled={disabled}
      className={cx('qk-switch', className)}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
    >
      <span className="qk-switch-track" aria-hidden="true">
        <span className="qk-switch-thumb">
          <Icon name="check" size={12} strokeWidth={3.5} />
        </span>
      </span>
      {stateLabels ? <span className="qk-hidden">{label}: </span> : null}
      <span>{stateLabels ? stateLabels[checked ? 'on' : 'off'] : label}</span>
    </button>
  );
}
