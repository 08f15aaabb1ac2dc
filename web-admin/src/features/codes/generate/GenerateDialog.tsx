import { FORM_MESSAGES, GenerateBody, LIMITS } from '@qlaim/backend/contract';
import { FormDialog, TextArea, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { readAmount } from './amount.ts';
import { type GeneratedBatch, useGenerate } from './use-generate.ts';

const { min, max } = LIMITS.generateAmount;

interface GenerateDialogProps {
  onGenerated: (batch: GeneratedBatch) => void;
  onClose: () => void;
}

/** How many codes to generate, and what their batch is called. */
export default function GenerateDialog({ onGenerated, onClose }: GenerateDialogProps) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const { mutate, isPending } = useGenerate((batch) => {
    onClose();
    onGenerated(batch);
  });
  const amount = readAmount(text);
  const problemOf = (field: 'name' | 'note', value: string) =>
    GenerateBody.shape[field].safeParse(value).error?.issues[0]?.message;
  const problems = { name: problemOf('name', name), note: problemOf('note', note) };

  function submit() {
    setSent(true);
    if (amount === undefined || problems.name || problems.note) focusWrong();
    else mutate({ amount, name: name.trim() || undefined, note: note.trim() || undefined });
  }

  return (
    <FormDialog
      title="Generate codes"
      size="small"
      action="Generate Links"
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label="Amount"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        help={`${min} to ${max} codes`}
        value={text}
        error={sent && amount === undefined ? FORM_MESSAGES.amountInvalid : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="Name of the batch"
        autoComplete="off"
        help="Such as ‘Guitar cases, spring’. It can wait."
        value={name}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="Note"
        rows={2}
        help="Only the console shows it."
        limit={LIMITS.noteLength}
        value={note}
        error={problems.note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}

/** Focuses the first wrong field, once it is marked. */
function focusWrong(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('dialog[open] [aria-invalid=true]')?.focus(),
  );
}
