import { LIMITS } from '@qlaim/backend/contract';
import { DECISION_GROUNDS, DecideNoticeBody, NOTICE_DECISIONS } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { FormDialog, Notice, Select, TextArea, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import { useGuardedClose } from '../../../widgets/useGuardedClose.tsx';
import { useDecideNotice } from './use-notice.ts';

const EMPTY = { decision: 'dismiss', ground: 'law', rule: '', words: '' };
type Draft = typeof EMPTY;

/** Decides about a notice: what happens to the code, by what, and the reasons that people read. */
export function DecideDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { decision: words } = useTexts(NOTICES);
  const say = useSay();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  const { mutate, isPending } = useDecideNotice(id, close);
  function set(change: Partial<Draft>) {
    setDraft({ ...draft, ...change });
    const left = Object.entries(problems).filter(([name]) => !(name in change));
    setProblems(Object.fromEntries(left));
  }
  const problem = (name: keyof Draft) => problems[name] && say(problems[name]);
  const forGood = draft.decision === 'delete';

  function submit() {
    const read = DecideNoticeBody.safeParse(draft);
    const issues = read.error?.issues ?? [];
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (read.success) mutate(read.data);
  }

  return (
    <FormDialog
      title={words.question}
      action={words.action}
      danger={forGood}
      busy={isPending}
      onSubmit={submit}
      onInput={onTyped}
      onClose={request}
      beside={question}
    >
      <Select
        label={words.what}
        options={NOTICE_DECISIONS.map((value) => ({ value, label: words.choices[value] }))}
        value={draft.decision}
        onChange={(event) => set({ decision: event.target.value })}
      />
      {forGood ? <Notice tone="danger">{words.forGood}</Notice> : null}
      <Select
        label={words.ground}
        options={DECISION_GROUNDS.map((value) => ({ value, label: words.grounds[value] }))}
        value={draft.ground}
        onChange={(event) => set({ ground: event.target.value })}
      />
      <TextField
        label={words.rule}
        value={draft.rule}
        error={problem('rule')}
        onChange={(event) => set({ rule: event.target.value })}
      />
      <TextArea
        label={words.words}
        help={words.wordsHelp}
        limit={LIMITS.decisionLength}
        value={draft.words}
        error={problem('words')}
        onChange={(event) => set({ words: event.target.value })}
      />
    </FormDialog>
  );
}
