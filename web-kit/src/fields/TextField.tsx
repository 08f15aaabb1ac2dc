import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldLook } from './Field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldLook {
  /** Text, an icon or a button inside the frame. The prefix precedes the input, the suffix follows it. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Stands under the field, behind its message. */
  aside?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { id, label, help, error, prefix, suffix, aside, className, ...rest } = props;
  return (
    <Field id={id} label={label} help={help} error={error} className={className} aside={aside}>
      {(aria) => (
        <span className="qk-frame">
          {prefix ? <span className="qk-affix">{prefix}</span> : null}
          <input type="text" {...rest} {...aria} className="qk-input" />
          {suffix ? <span className="qk-affix qk-affix-end">{suffix}</span> : null}
        </span>
      )}
    </Field>
  );
}
