import { FALLBACKS } from '@qlaim/backend/contract';
import { Icon, useFailureShown } from '@qlaim/web-kit';
import { type FormFields, messageOf, saidAtField } from '../../api/failure.ts';
import { useSay } from '../../shell/texts/useSay.ts';

interface FormFailureProps<Name extends string> {
  error: Error | null;
  /** The fields of the form, which say themselves what concerns them. */
  fields: FormFields<Name>;
}

/** Says above the button why the last try failed, once its toast has gone, until the next try. The toast was announced. */
export function FormFailure<Name extends string>({ error, fields }: FormFailureProps<Name>) {
  const say = useSay();
  const words =
    error === null || saidAtField(error, fields) ? undefined : say(messageOf(error, FALLBACKS.general));
  const isToasted = useFailureShown(words);
  if (words === undefined || isToasted) return null;
  return (
    <p className="qk-error qu-form-failure">
      <Icon name="alert" size={16} />
      <span>{words}</span>
    </p>
  );
}
