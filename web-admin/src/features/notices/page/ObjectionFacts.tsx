import type { NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Card, RelativeTime } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PersonFact } from './PersonFact.tsx';

type Objection = NoticeDetails['objections'][number];
type Answer = NonNullable<NoticeDetails['reversal']>;

/** What owners say against a decision, and what staff answered. */
export function ObjectionFacts({ notice: { objections, reversal } }: { notice: NoticeDetails }) {
  const { answer } = useTexts(NOTICES);
  return (
    <>
      {objections.map((objection) => (
        <OneObjection key={objection.at} objection={objection} />
      ))}
      {reversal ? <AnswerFacts title={answer.reverse.title} answer={reversal} /> : null}
    </>
  );
}

function OneObjection({ objection: { at, by, dismissed, words } }: { objection: Objection }) {
  const { answer, facts, objection: texts } = useTexts(NOTICES);
  return (
    <>
      <Card as="section">
        <h2>{texts.title}</h2>
        <Facts>
          <Fact term={texts.sent}>
            <RelativeTime date={at} />
          </Fact>
          <Fact term={texts.by}>
            <PersonFact person={by} />
          </Fact>
          <Fact term={texts.words}>
            <bdi className="qa-notice-words">{words ?? facts.nothing}</bdi>
          </Fact>
        </Facts>
      </Card>
      {dismissed ? <AnswerFacts title={answer.dismiss.title} answer={dismissed} /> : null}
    </>
  );
}

function AnswerFacts({ title, answer: { at, by, words } }: { title: string; answer: Answer }) {
  const { answer, facts } = useTexts(NOTICES);
  return (
    <Card as="section">
      <h2>{title}</h2>
      <Facts>
        <Fact term={answer.when}>
          <RelativeTime date={at} />
        </Fact>
        <Fact term={answer.by}>
          <PersonFact person={by} />
        </Fact>
        <Fact term={answer.words}>
          <bdi className="qa-notice-words">{words ?? facts.nothing}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}
