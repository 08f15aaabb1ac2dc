import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { useFormats, useKitTexts } from '../kit-context.tsx';
import { Field, type FieldLook } from './Field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldLook {
  /** The limit in characters. The field counts but does not truncate: the form reports a text that is too long. */
  limit?: number | undefined;
}

export function TextArea({ id, label, help, error, limit, className, onChange, ...rest }: TextAreaProps) {
  const { ofLimit } = useKitTexts();
  const formats = useFormats();
  const [typed, setTyped] = useState<number | null>(null);
  const length =
    rest.value !== undefined ? String(rest.value).length : (typed ?? String(rest.defaultValue ?? '').length);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  const count =
    limit === undefined ? null : (
      <span className={length > limit ? 'qk-limit qk-limit-over' : 'qk-limit'}>
        {ofLimit(formats.count(length), formats.count(limit))}
      </span>
    );
  return (
    <Field id={id} label={label} help={help} error={error} className={className} aside={count}>
      {(aria) => (
        <span className="qk-frame">
          <textarea rows={4} {...rest} {...aria} onChange={change} className="qk-input qk-textarea" />
        </span>
      )}
    </Field>
  );
}
