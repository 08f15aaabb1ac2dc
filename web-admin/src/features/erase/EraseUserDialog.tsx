import { type CodesLeft, EraseUserBody, LIMITS, type Owner } from '@qlaim/backend/contract';
import { ERASE } from '@qlaim/backend/texts/console/erase';
import { FormDialog, Select, TextArea } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { useGuardedClose } from '../../widgets/useGuardedClose.tsx';
import { useEraseUser } from './use-erase-user.ts';

/** The choice that gives nothing away comes first. */
const CHOICES: readonly CodesLeft[] = ['close', 'release'];

/** Deletes the account of a person who asks for it, with a reason. */
export function EraseUserDialog({
  owner,
  onClose,
  onErased,
}: {
  owner: Owner;
  onClose: () => void;
  onErased?: () => void;
}) {
  const words = useTexts(ERASE);
  const say = useSay();
  const [reason, setReason] = useState('');
  const [codes, setCodes] = useState<CodesLeft>('close');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  const erase = useEraseUser(owner, () => {
    close();
    onErased?.();
  });

  function submit() {
    const read = EraseUserBody.safeParse({ reason, codes });
    if (read.success) return erase.mutate(read.data);
    setError(read.error.issues[0]?.message);
    field.current?.focus();
  }

  return (
    <FormDialog
      onClose={request}
      title={words.title}
      size="small"
      action={words.action}
      danger
      busy={erase.isPending}
      onSubmit={submit}
      onInput={onTyped}
      beside={question}
    >
      <p>{words.advice(`${owner.firstName} ${owner.lastName}`, owner.email)}</p>
      <Select
        label={words.codes}
        options={CHOICES.map((value) => ({ value, label: words.choices[value] }))}
        value={codes}
        onChange={(event) => setCodes(event.target.value === 'release' ? 'release' : 'close')}
      />
      <TextArea
        ref={field}
        label={words.reason}
        help={words.reasonHelp}
        maxLength={LIMITS.erasureReason.max}
        value={reason}
        error={error && say(error)}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
