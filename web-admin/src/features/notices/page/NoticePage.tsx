import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { RouteButton } from '../../../widgets/RouteButton.tsx';
import { CodeThenAndNow } from '../../audit/index.ts';
import { DecisionFacts } from './DecisionFacts.tsx';
import { NoticeActions } from './NoticeActions.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { ObjectionFacts } from './ObjectionFacts.tsx';
import { useNotice } from './use-notice.ts';

/** A notice: what it says, the code then and now, the decision, and the objection to it. */
export function NoticePage() {
  const words = useTexts(NOTICES);
  const { id = '' } = useParams();
  const read = useNotice(id);
  const notice = read.data;
  return (
    <PageFrame
      title={`${words.one} ${id}`}
      back={{ to: '/notices', label: words.all }}
      aside={
        notice ? (
          <>
            <RouteButton to={`/notices/${id}/story`}>{words.story}</RouteButton>
            <NoticeActions notice={notice} />
          </>
        ) : null
      }
    >
      <ReadState read={read} height={320} />
      {notice ? (
        <>
          <Card as="section">
            <h2>{notice.reason === null ? words.unasked : words.facts.title}</h2>
            <NoticeFacts notice={notice} />
          </Card>
          <DecisionFacts notice={notice} />
          <ObjectionFacts notice={notice} />
          <CodeThenAndNow
            past={notice.past}
            present={notice.present}
            then={notice.reason === null ? words.before : words.past}
            now={words.present}
          />
        </>
      ) : null}
    </PageFrame>
  );
}
