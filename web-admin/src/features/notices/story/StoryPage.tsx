import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { NOTICE_STORY } from '@qlaim/backend/texts/console/notices/story';
import { printCode, useFormats } from '@qlaim/web-kit';
import { FigureWords } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link, useParams } from 'react-router-dom';
import { codeAddress } from '../../../api/addresses.ts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { CodeThenAndNow } from '../../audit/index.ts';
import { SaveStory } from './SaveStory.tsx';
import { StorySteps } from './StorySteps.tsx';
import { useStory } from './use-story.ts';

/** All that happened to a notice, in order, for staff and for an authority that asks (decision 100). */
export function StoryPage() {
  const { id = '' } = useParams();
  const words = useTexts(NOTICE_STORY);
  const notices = useTexts(NOTICES);
  const { exactTime } = useFormats();
  const read = useStory(id);
  const story = read.data;
  return (
    <FigureWords value={words.figures}>
      <PageFrame
        title={words.heading(id)}
        intro={words.intro}
        back={{ to: `/notices/${id}`, label: `${notices.one} ${id}` }}
        aside={story ? <SaveStory story={story} /> : null}
      >
        <ReadState read={read} height={320} />
        {story ? (
          <>
            <Facts>
              <Fact term={notices.facts.code}>
                <Link to={codeAddress(story.code)} className="qk-code" dir="ltr">
                  {printCode(story.code)}
                </Link>
              </Fact>
              <Fact term={words.readAt}>{exactTime(story.readAt)}</Fact>
            </Facts>
            <StorySteps story={story} />
            <CodeThenAndNow
              past={story.past}
              present={story.present}
              then={story.steps[0]?.kind === 'opened' ? notices.before : notices.past}
              now={notices.present}
            />
          </>
        ) : null}
      </PageFrame>
    </FigureWords>
  );
}
