import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons.tsx';

export interface FieldLook {
  /** Visible above the field at all times. */
  label: string;
  /** Shown under the field while it has no error. */
  help?: ReactNode;
  /** The fault and its remedy. It replaces the help. */
  error?: string | undefined;
}

export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  className?: string | undefined;
  aside?: ReactNode;
  children: (aria: FieldAria) => ReactNode;
}

/** Lays out a label, a field and a message. The message's line is reserved, so that the layout never shifts. */
export function Field({ id, label, help, error, className, aside, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const messageId = `${fieldId}-message`;
  return (
    <div
      className={cx('qk-field', help === undefined && 'qk-field-plain', error && 'qk-field-wrong', className)}
    >
      <label className="qk-label" htmlFor={fieldId}>
        {label}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': error || help ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div className="qk-field-foot">
        <FieldMessage id={messageId} help={help} error={error} />
        {aside}
      </div>
    </div>
  );
}

function FieldMessage({ id, help, error }: { id: string; help: ReactNode; error: string | undefined }) {
  if (!error)
    return (
      <div className="qk-help" id={id}>
        {help}
      </div>
    );
  return (
    <div className="qk-error" id={id}>
      <Icon name="alert" size={16} />
      <span>{error}</span>
    </div>
  );
}
