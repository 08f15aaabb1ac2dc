import { FORM_MESSAGES, GenerateBody, LIMITS } from '@qlaim/backend/contract';
import { GENERATE } from '@qlaim/backend/texts/console/codes/generate';
import { FormDialog, TextArea, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import { readAmount } from './amount.ts';
import { type GeneratedBatch, useGenerate } from './use-generate.ts';

const { min, max } = LIMITS.generateAmount;

interface GenerateDialogProps {
  onGenerated: (batch: GeneratedBatch) => void;
  onClose: () => void;
}

/** How many codes to generate, and what their batch is called. */
export default function GenerateDialog({ onGenerated, onClose }: GenerateDialogProps) {
  const words = useTexts(GENERATE).dialog;
  const say = useSay();
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
      title={words.title}
      size="small"
      action={words.submit}
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.amount}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        help={words.range(min, max)}
        value={text}
        error={sent && amount === undefined ? say(FORM_MESSAGES.amountInvalid) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label={words.name}
        autoComplete="off"
        help={words.nameHelp}
        value={name}
        error={problems.name && say(problems.name)}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={words.note}
        rows={2}
        help={words.noteHelp}
        limit={LIMITS.noteLength}
        value={note}
        error={problems.note && say(problems.note)}
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
