import type { AdminCode } from '@qlaim/backend/contract';
import { useState } from 'react';
import { useEditCommands } from '../../commands/use-code-commands.ts';
import { useNote } from '../../commands/use-note.ts';

interface Texts {
  readonly name: string;
  readonly note: string;
}

const textsOf = ({ name, note }: AdminCode): Texts => ({ name: name ?? '', note: note ?? '' });

/** What is typed of a code's name and note, and how it is saved. After a refusal it stays. */
export function useRowTexts(code: AdminCode, onSaved: () => void, onTyped: (differs: boolean) => void) {
  // Only what differs from this is sent, whatever the page reads meanwhile.
  const [saved, setSaved] = useState(() => textsOf(code));
  const [texts, setTexts] = useState(saved);
  const { update, theirs } = useEditCommands(code, () => undefined);
  const noting = useNote(code);
  const name = texts.name.trim();
  const note = texts.note.trim();

  async function save(): Promise<void> {
    try {
      if (name !== saved.name) await update.mutateAsync({ name });
      setSaved((before) => ({ ...before, name }));
      if (note !== saved.note) await noting.mutateAsync(note);
      setSaved((before) => ({ ...before, note }));
      onSaved();
    } catch {
      // A message has said why.
    }
  }

  return {
    texts,
    theirs,
    busy: update.isPending || noting.isPending,
    change: (some: Partial<Texts>) => {
      const now = { ...texts, ...some };
      setTexts(now);
      onTyped(now.name !== saved.name || now.note !== saved.note);
    },
    save,
  };
}
