import { type CodesLeft, EraseUserBody, LIMITS, type Owner } from '@qlaim/backend/contract';
import { Button, Dialog, Select, TextArea } from '@qlaim/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useGuardedClose } from '../dialogs/useGuardedClose.tsx';
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
  const form = useId();
  const [reason, setReason] = useState('');
  const [codes, setCodes] = useState<CodesLeft>('close');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  const erase = useEraseUser(owner, () => {
    close();
    onErased?.();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = EraseUserBody.safeParse({ reason, codes });
    if (read.success) return erase.mutate(read.data);
    setError(read.error.issues[0]?.message);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={request}
      title="Delete this account for ever?"
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={request}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={erase.isPending}>
            Delete the account
          </Button>
        </>
      }
    >
      <form id={form} className="qk-stack" onSubmit={submit} onInput={onTyped} noValidate>
        <p>
          {owner.firstName} {owner.lastName} ({owner.email}) is signed out everywhere. All contents and files
          of this person are removed. Nobody can undo this.
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
      </form>
      {question}
    </Dialog>
  );
}
