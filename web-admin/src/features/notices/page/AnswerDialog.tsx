import { LIMITS } from '@qlaim/backend/contract';
import { AnswerBody, type NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { FormDialog, Notice, TextArea } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import { useGuardedClose } from '../../../widgets/useGuardedClose.tsx';
import { type Answer, useAnswer } from './use-notice.ts';

interface AnswerProps {
  notice: NoticeDetails;
  answer: Answer;
  onClose: () => void;
}

/** Takes a decision back, or stays with it, in words that people read. */
export function AnswerDialog({ notice: { id, decision }, answer, onClose }: AnswerProps) {
  const { answer: words } = useTexts(NOTICES);
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  const { mutate, isPending } = useAnswer(id, answer, close);
  const { ask, help, open } = words[answer];
  return (
    <FormDialog
      title={ask}
      action={open}
      busy={isPending}
      onSubmit={() => {
        const read = AnswerBody.safeParse({ words: typed });
        setProblem(read.error?.issues[0]?.message);
        if (read.success) mutate(read.data);
      }}
      onInput={onTyped}
      onClose={request}
      beside={question}
    >
      {answer === 'reverse' && decision === 'delete' ? <Notice>{words.reverse.deleted}</Notice> : null}
      <TextArea
        label={words.words}
        help={help}
        limit={LIMITS.decisionLength}
        value={typed}
        error={problem && say(problem)}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
