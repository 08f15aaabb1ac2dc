import '../people.css';
import type { Erasure } from '@qlaim/backend/contract';
import { Badge, exactTime } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { eventsAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { RowGrid } from '../../../widgets/Rows.tsx';

export function ErasureRow({ erasure }: { erasure: Erasure }) {
  const may = useMay();
  return (
    <RowGrid className="qa-erasure">
      <time className="qk-soft" dateTime={erasure.at}>
        {exactTime(erasure.at)}
      </time>
      <div>
        <div>{reasonOf(erasure)}</div>
        <span className="qk-soft qk-small">
          {erasure.codes === 'release' ? 'Anyone may claim the codes again. ' : 'The codes stay closed. '}
          {may('audit.read') ? (
            <Link
              to={eventsAddress({ person: erasure.id })}
              aria-label={`Events of the account ${erasure.id}`}
              className="qk-line-link"
            >
              Events
            </Link>
          ) : null}
        </span>
      </div>
      {erasure.complete ? <Badge tone="ok">Done</Badge> : <Badge tone="note">Under way</Badge>}
    </RowGrid>
  );
}

function reasonOf({ by, reason }: Erasure): string {
  if (by === 'user') return 'The person deleted the account';
  return reason === null ? 'An admin deleted the account' : `An admin deleted the account: “${reason}”`;
}
