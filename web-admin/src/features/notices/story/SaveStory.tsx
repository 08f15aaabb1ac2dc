import '../notices.css';
import type { NoticeStory } from '@qlaim/backend/contract/console';
import { NOTICE_STORY } from '@qlaim/backend/texts/console/notices/story';
import { Button, download, Icon } from '@qlaim/web-kit';
import { DownloadCsv } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { PrintButton } from '../PrintButton.tsx';
import { useStepTexts } from './use-step-texts.ts';

/** Saves a story for an authority: as data, as a table, or on paper. */
export function SaveStory({ story }: { story: NoticeStory }) {
  const { columns, file, json, print } = useTexts(NOTICE_STORY);
  const stepTexts = useStepTexts();
  const name = `qlaim-notice-${story.id}`;
  const rows = story.steps.map((step) => {
    const {
      what,
      who,
      reason,
      decision,
      ground,
      rule,
      words,
      name: whose,
      email,
      mailTo,
      mail,
    } = stepTexts(step);
    return [step.at, what, who, reason, decision, ground, rule, words, whose, email, mailTo, mail] as const;
  });
  return (
    <div className="qa-notice-actions">
      <Button
        variant="quiet"
        icon={<Icon name="download" />}
        onClick={() => download(`${name}.json`, `${JSON.stringify(story, null, 2)}\n`, 'application/json')}
      >
        {json}
      </Button>
      <DownloadCsv title={file} columns={Object.values(columns)} rows={rows} file={`${name}.csv`} />
      <PrintButton>{print}</PrintButton>
    </div>
  );
}
