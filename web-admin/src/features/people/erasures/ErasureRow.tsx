import '../people.css';
import type { Erasure } from '@qlaim/backend/contract';
import { PEOPLE, type PeopleTexts } from '@qlaim/backend/texts/console/people';
import { Badge, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { eventsAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { RowGrid } from '../../../widgets/Rows.tsx';

export function ErasureRow({ erasure }: { erasure: Erasure }) {
  const may = useMay();
  const { exactTime } = useFormats();
  const { erasures: words } = useTexts(PEOPLE).list;
  return (
    <RowGrid className="qa-erasure">
      <time className="qk-soft" dateTime={erasure.at}>
        {exactTime(erasure.at)}
      </time>
      <div>
        <div>{reasonOf(erasure, words)}</div>
        <span className="qk-soft qk-small">
          {words[erasure.codes]}{' '}
          {may('audit.read') ? (
            <Link
              to={eventsAddress({ person: erasure.id })}
              aria-label={words.eventsOf(erasure.id)}
              className="qk-line-link"
            >
              {words.events}
            </Link>
          ) : null}
        </span>
      </div>
      {erasure.complete ? <Badge tone="ok">{words.done}</Badge> : <Badge tone="note">{words.underWay}</Badge>}
    </RowGrid>
  );
}

function reasonOf({ by, reason }: Erasure, words: PeopleTexts['list']['erasures']): string {
  if (by === 'user') return words.byPerson;
  return reason === null ? words.byAdmin : words.byAdminBecause(reason);
}
