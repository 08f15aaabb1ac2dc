import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { Field, type FieldLook } from './Field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldLook {
  /** The limit in characters as people count them. The field counts but does not truncate: the form reports a text that is too long. */
  limit?: number | undefined;
}

export function TextArea({ id, label, help, error, limit, className, onChange, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState<string>();

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  const text = String(rest.value ?? typed ?? rest.defaultValue ?? '');
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      className={className}
      aside={limit === undefined ? null : <CharacterCount text={text} limit={limit} />}
    >
      {(aria) => (
        <span className="qk-frame">
          <textarea rows={4} {...rest} {...aria} onChange={change} className="qk-input qk-textarea" />
        </span>
      )}
    </Field>
  );
}
