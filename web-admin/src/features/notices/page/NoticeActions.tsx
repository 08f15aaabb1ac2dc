import type { NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';

/** What is left to do about a notice: to decide, or to answer and to take back what was decided. */
export function NoticeActions({ notice }: { notice: NoticeDetails }) {
  const { answer, decision: words } = useTexts(NOTICES);
  const [open, setOpen] = useState<'decide' | 'reverse' | 'dismiss'>();
  const close = () => setOpen(undefined);
  if (!useMay()('codes.manage')) return null;
  const { decision, id, reversed, status } = notice;
  const inForce = decision !== null && decision !== 'dismiss' && !reversed;
  return (
    <div className="qa-notice-actions">
      {decision === null ? <Button onClick={() => setOpen('decide')}>{words.decide}</Button> : null}
      {status === 'contested' ? (
        <Button variant="quiet" onClick={() => setOpen('dismiss')}>
          {answer.dismiss.open}
        </Button>
      ) : null}
      {inForce ? (
        <Button variant={status === 'contested' ? 'primary' : 'quiet'} onClick={() => setOpen('reverse')}>
          {answer.reverse.open}
        </Button>
      ) : null}
      {open === 'decide' ? <DecideDialog id={id} onClose={close} /> : null}
      {open === 'reverse' || open === 'dismiss' ? (
        <AnswerDialog notice={notice} answer={open} onClose={close} />
      ) : null}
    </div>
  );
}
