import type { NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Card, RelativeTime } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { PersonFact } from './PersonFact.tsx';

/** What was decided about a notice, and why; nothing while it is open. */
export function DecisionFacts({ notice }: { notice: NoticeDetails }) {
  const { decision: words, facts } = useTexts(NOTICES);
  const { decided, decidedAt } = notice;
  if (decided === null || decidedAt === null) return null;
  const { by, ground, rule } = decided;
  return (
    <Card as="section">
      <h2>{words.title}</h2>
      <Facts>
        <Fact term={words.result}>
          <StatusBadge notice={notice} /> <RelativeTime date={decidedAt} />
        </Fact>
        <Fact term={words.by}>
          <PersonFact person={by} />
        </Fact>
        <Fact term={words.grounds[ground]}>
          <bdi>{rule ?? facts.nothing}</bdi>
        </Fact>
        <Fact term={words.words}>
          <bdi className="qa-notice-words">{decided.words ?? facts.nothing}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}
