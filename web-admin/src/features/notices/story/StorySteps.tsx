import '../notices.css';
import type { NoticeStory } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { NOTICE_STORY } from '@qlaim/backend/texts/console/notices/story';
import { Card, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { type StepTexts, useStepTexts } from './use-step-texts.ts';

/** What of a step is a fact of its own, in the order in which it is read. */
const FACTS = [
  'who',
  'reason',
  'decision',
  'ground',
  'rule',
  'words',
  'name',
  'email',
] as const satisfies readonly (keyof StepTexts)[];

/** All that happened, the oldest first. */
export function StorySteps({ story: { steps } }: { story: NoticeStory }) {
  const stepTexts = useStepTexts();
  return (
    <ol className="qk-list qa-story">
      {steps.map((step) => (
        <OneStep key={`${step.at} ${step.kind} ${step.mail?.to?._id}`} at={step.at} texts={stepTexts(step)} />
      ))}
    </ol>
  );
}

function OneStep({ at, texts }: { at: string; texts: StepTexts }) {
  const { columns, mailed } = useTexts(NOTICE_STORY);
  const { email, name } = useTexts(NOTICES).facts;
  const terms = { ...columns, name, email };
  const { exactTime } = useFormats();
  const known = FACTS.filter((fact) => texts[fact] !== '');
  return (
    <Card as="li">
      <h2>{texts.what}</h2>
      <time dateTime={at} className="qk-soft">
        {exactTime(at)}
      </time>
      {known.length === 0 ? null : (
        <Facts>
          {known.map((fact) => (
            <Fact key={fact} term={terms[fact]}>
              <bdi className="qa-notice-words">{texts[fact]}</bdi>
            </Fact>
          ))}
        </Facts>
      )}
      {texts.mail === '' ? null : <p className="qk-soft">{mailed(texts.mailTo, texts.mail)}</p>}
    </Card>
  );
}
