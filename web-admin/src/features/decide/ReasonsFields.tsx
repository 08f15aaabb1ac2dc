import { LIMITS } from '@qlaim/backend/contract';
import { DECISION_GROUNDS } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Select, TextArea, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useSay } from '../../texts/use-say.ts';
import type { ReasonsDraft, TypedReasons } from './reasons.ts';

interface ReasonsFieldsProps {
  reasons: TypedReasons;
  /** Who reads the words. */
  help: string;
}

/** Asks why something is decided: a law or a rule of the house, which one, and words that people read. */
export function ReasonsFields({ reasons: { draft, problems, set }, help }: ReasonsFieldsProps) {
  const { decision: words } = useTexts(NOTICES);
  const say = useSay();
  const problem = (name: keyof ReasonsDraft) => problems[name] && say(problems[name]);
  return (
    <>
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
        help={help}
        limit={LIMITS.decisionLength}
        value={draft.words}
        error={problem('words')}
        onChange={(event) => set({ words: event.target.value })}
      />
    </>
  );
}
