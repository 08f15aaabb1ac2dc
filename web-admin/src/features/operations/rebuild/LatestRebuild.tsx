import type { Rebuild } from '@qlaim/backend/contract/console';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Notice, Progress, RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { engineName } from '../names.ts';
import { endText, madeText, stepText } from './rebuild-texts.ts';

/** The progress of the latest rebuild, or how it ended, and who asked for it. */
export function LatestRebuild({ rebuild }: { rebuild: Rebuild }) {
  const { asked } = useTexts(OPERATIONS).rebuild;
  return (
    <div className="qa-rebuild-latest">
      <Standing rebuild={rebuild} />
      <p className="qk-soft qk-small">
        {fill(asked, <Admin person={rebuild.requestedBy} />, <RelativeTime date={rebuild.requestedAt} />)}
      </p>
    </div>
  );
}

function Admin({ person }: { person: Rebuild['requestedBy'] }) {
  const { deletedPerson } = useTexts(OPERATIONS).rebuild;
  return person === null ? deletedPerson : <PersonLink id={person._id} name={nameOf(person) || null} />;
}

function Standing({ rebuild }: { rebuild: Rebuild }) {
  const words = useTexts(OPERATIONS);
  const { exactTime } = useFormats();
  const { waiting, waitingNote, failed, before, problems, ...texts } = words.rebuild;
  const { state, readModels, share, failure } = rebuild;
  if (state === 'waiting') return <Notice title={waiting(madeText(readModels, words))}>{waitingNote}</Notice>;
  if (state === 'running') return <Progress label={stepText(rebuild, words)} value={(share ?? 0) * 100} />;
  if (failure === null) return <Notice tone="ok" title={endText(rebuild, words, exactTime)} />;
  const { reason, remedy } = problems[failure.problem];
  return (
    <Notice tone="danger" title={failed(engineName(failure.readModel, words))}>
      <p>
        {reason} {before}
      </p>
      <p>
        <strong>{texts.remedy}</strong> {remedy}
      </p>
    </Notice>
  );
}
