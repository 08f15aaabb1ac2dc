import { FALLBACKS } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import { messageOf } from '../../api/failure.ts';
import { useSay } from '../../shell/texts/useSay.ts';

/** Says above the button why the last try failed, until the next one. The toast has told it to screen readers. */
export function FormFailure({ error }: { error: Error | null }) {
  const say = useSay();
  if (error === null) return null;
  return (
    <p className="qk-error qu-form-failure">
      <Icon name="alert" size={16} />
      <span>{say(messageOf(error, FALLBACKS.general))}</span>
    </p>
  );
}
