import type { ComponentProps } from 'react';
import { Icon } from '../icons.tsx';
import { Field, type FieldLook } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'>, FieldLook {
  /** An alternative to option elements as children. */
  options?: readonly SelectOption[];
}

/** A native select, because a phone's own list is the easiest one to use there. */
export function Select({ id, label, help, error, options, className, children, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} help={help} error={error} className={className}>
      {(aria) => (
        <span className="qk-frame">
          <select {...rest} {...aria} className="qk-input qk-select">
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <Icon name="chevronDown" className="qk-select-arrow" />
        </span>
      )}
    </Field>
  );
}
