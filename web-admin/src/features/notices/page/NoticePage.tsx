import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Button, Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../../../api/use-may.ts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { CodeThenAndNow } from '../../audit/index.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { useNotice } from './use-notice.ts';

/** A notice: what it says, the code then and now, and the decision. */
export function NoticePage() {
  const words = useTexts(NOTICES);
  const { id = '' } = useParams();
  const read = useNotice(id);
  const notice = read.data;
  const decides = useMay()('codes.manage');
  const [open, setOpen] = useState(false);
  return (
    <PageFrame
      title={`${words.one} ${id}`}
      back={{ to: '/notices', label: words.all }}
      aside={
        notice && notice.decided === null && decides ? (
          <Button onClick={() => setOpen(true)}>{words.decision.decide}</Button>
        ) : null
      }
    >
      <ReadState read={read} height={320} />
      {notice ? (
        <>
          <Card as="section">
            <h2>{words.facts.title}</h2>
            <NoticeFacts notice={notice} />
          </Card>
          <DecisionFacts notice={notice} />
          <CodeThenAndNow past={notice.past} present={notice.present} then={words.past} now={words.present} />
          {open ? <DecideDialog id={notice.id} onClose={() => setOpen(false)} /> : null}
        </>
      ) : null}
    </PageFrame>
  );
}
