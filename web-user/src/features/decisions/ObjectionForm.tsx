import { LIMITS, ObjectionBody, type OwnDecision } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { Button, Card, TextArea, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useSay } from '../../shell/texts/useSay.ts';
import { useObjection } from './decisions.ts';

/** Objects to a decision in words. */
export function ObjectionForm({ decision, onDone }: { decision: OwnDecision; onDone: () => void }) {
  const { object } = useTexts(DECISIONS);
  const { createdDate } = useFormats();
  const say = useSay();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const objection = useObjection(decision.number, onDone);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = ObjectionBody.safeParse({ words });
    setProblem(read.error?.issues[0]?.message);
    if (read.success) objection.mutate(read.data.words);
    else field.current?.focus();
  }

  return (
    <Card as="section" className="qu-decision" aria-labelledby="object">
      <h2 id="object">{object.title}</h2>
      <p>{object.advice(createdDate(decision.contestableUntil))}</p>
      <form className="qu-form" onSubmit={submit} noValidate>
        <TextArea
          ref={field}
          label={object.words}
          limit={LIMITS.noticeLength}
          rows={6}
          value={words}
          error={problem && say(problem)}
          onChange={(event) => {
            setWords(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" busy={objection.isPending}>
          {object.submit}
        </Button>
      </form>
    </Card>
  );
}
