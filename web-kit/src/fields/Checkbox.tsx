import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('qk-checkbox', className)}>
      <label className="qk-checkbox-row">
        <input {...rest} type="checkbox" aria-describedby={help ? id : undefined} />
        <span>{label}</span>
      </label>
      {help ? (
        <div className="qk-help" id={id}>
          {help}
        </div>
      ) : null}
    </div>
  );
}
