import type { Rebuild } from '@qlaim/backend/contract/console';
import { Notice, Progress, RelativeTime } from '@qlaim/web-kit';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { engineName } from '../names.ts';
import { endText, madeText, PROBLEMS, stepText } from './rebuild-texts.ts';

/** The progress of the latest rebuild, or how it ended, and who asked for it. */
export function LatestRebuild({ rebuild }: { rebuild: Rebuild }) {
  return (
    <div className="qa-rebuild-latest">
      <Standing rebuild={rebuild} />
      <p className="qk-soft qk-small">
        Asked for by <Admin person={rebuild.requestedBy} /> <RelativeTime date={rebuild.requestedAt} />.
      </p>
    </div>
  );
}

function Admin({ person }: { person: Rebuild['requestedBy'] }) {
  return person === null ? 'a deleted person' : <PersonLink id={person._id} name={nameOf(person) || null} />;
}

function Standing({ rebuild }: { rebuild: Rebuild }) {
  const { state, readModels, share, failure } = rebuild;
  if (state === 'waiting')
    return (
      <Notice title={`${madeText(readModels)}: waiting to be made again`}>
        A process that projects takes it up within seconds. Where it stays so, see whether one runs, or
        whether “npm run rebuild” is at work.
      </Notice>
    );
  if (state === 'running') return <Progress label={stepText(rebuild)} value={(share ?? 0) * 100} />;
  if (failure === null) return <Notice tone="ok" title={endText(rebuild)} />;
  const { reason, remedy } = PROBLEMS[failure.problem];
  return (
    <Notice tone="danger" title={`The rebuild failed at: ${engineName(failure.readModel)}`}>
      <p>{reason} What was there before is shown on.</p>
      <p>
        <strong>What to do:</strong> {remedy}
      </p>
    </Notice>
  );
}
