import { type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button, Card, EmptyState } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { eventsAddress } from '../../../../api/addresses.ts';
import { useMay } from '../../../../api/use-may.ts';
import { ReadState } from '../../../../widgets/ReadState.tsx';
import { Rows } from '../../../../widgets/Rows.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { useChanges } from './use-changes.ts';

/** The history of a code in words: who changed what, from what to what. */
export function CodeChanges({ code }: { code: AdminCode }) {
  const may = useMay();
  const { history: words, parts } = useTexts(CODE_PAGE);
  const read = useChanges(code.id);
  const { entries, hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  if (!entries) return <ReadState read={read} height={320} fallback={FALLBACKS.getCode} />;
  if (entries.length === 0) return <EmptyState title={words.none} />;
  return (
    <Card as="section" aria-label={parts.history}>
      <Rows label={words.changes}>
        {entries.map((entry, place) => (
          <ChangeRow key={entry.version} code={code} change={entry} before={entries[place + 1]} />
        ))}
      </Rows>
      {hasNextPage ? (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      ) : null}
      {may('audit.read') ? (
        <p className="qk-soft qk-small">
          {fill(words.elsewhere, <Link to={eventsAddress({ code: code.id })}>{words.events}</Link>)}
        </p>
      ) : null}
    </Card>
  );
}
