import { type CodesLeft, EraseUserBody, LIMITS, type Owner } from '@qlaim/backend/contract';
import { FormDialog, Select, TextArea } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import { useGuardedClose } from '../../widgets/useGuardedClose.tsx';
import { useEraseUser } from './use-erase-user.ts';

const CHOICES = [
  { value: 'close', label: 'Keep them closed' },
  { value: 'release', label: 'Release them: anyone may claim them' },
] as const satisfies readonly { readonly value: CodesLeft; readonly label: string }[];

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
      title="Delete this account for ever?"
      size="small"
      action="Delete the account"
      danger
      busy={erase.isPending}
      onSubmit={submit}
      onInput={onTyped}
      beside={question}
    >
      <p>
        {owner.firstName} {owner.lastName} ({owner.email}) is signed out everywhere. All contents and files of
        this person are removed. Nobody can undo this.
      </p>
      <Select
        label="Their codes"
        options={CHOICES}
        value={codes}
        onChange={(event) => setCodes(event.target.value === 'release' ? 'release' : 'close')}
      />
      <TextArea
        ref={field}
        label="Reason"
        help="Stays in the log. Do not name the person."
        maxLength={LIMITS.erasureReason.max}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
