import { cx } from '../cx.ts';
import { Icon } from '../icons.tsx';

export interface SwitchProps {
  label: string;
  checked: boolean;
  /** Called with the state asked for; show it at once and take it back if refused. */
  onChange: (checked: boolean) => void;
  /** The answer is on its way: shows the new state, takes no further clicks, keeps its focus. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Words beside it for its state, such as 'Approved' and 'Disapproved'; screen readers hear the label before them. */
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
