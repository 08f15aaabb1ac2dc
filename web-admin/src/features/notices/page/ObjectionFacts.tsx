import type { NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Card, RelativeTime } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';

/** What the owner says against a decision, and what staff answered. */
export function ObjectionFacts({ notice }: { notice: NoticeDetails }) {
  const { answer, facts, objection: words } = useTexts(NOTICES);
  const { objection, dismissed, reversal } = notice;
  return (
    <>
      {objection ? (
        <Card as="section">
          <h2>{words.title}</h2>
          <Facts>
            <Fact term={words.sent}>
              <RelativeTime date={objection.at} />
            </Fact>
            <Fact term={words.words}>
              <bdi className="qa-notice-words">{objection.words ?? facts.nothing}</bdi>
            </Fact>
          </Facts>
        </Card>
      ) : null}
      {dismissed ? <AnswerFacts title={answer.dismiss.title} answer={dismissed} /> : null}
      {reversal ? <AnswerFacts title={answer.reverse.title} answer={reversal} /> : null}
    </>
  );
}

interface AnswerFactsProps {
  title: string;
  answer: NonNullable<NoticeDetails['reversal']>;
}

function AnswerFacts({ title, answer: { at, by, words } }: AnswerFactsProps) {
  const { answer, decision, facts } = useTexts(NOTICES);
  return (
    <Card as="section">
      <h2>{title}</h2>
      <Facts>
        <Fact term={answer.when}>
          <RelativeTime date={at} />
        </Fact>
        <Fact term={answer.by}>
          {by ? <PersonLink id={by._id} name={nameOf(by)} /> : decision.deletedPerson}
        </Fact>
        <Fact term={answer.words}>
          <bdi className="qa-notice-words">{words ?? facts.nothing}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}
