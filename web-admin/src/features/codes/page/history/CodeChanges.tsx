import { type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { Button, Card, EmptyState } from '@qlaim/web-kit';
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
  const read = useChanges(code.id);
  const { entries, hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  if (!entries) return <ReadState read={read} height={320} fallback={FALLBACKS.getCode} />;
  if (entries.length === 0) return <EmptyState title="No changes" />;
  return (
    <Card as="section" aria-label="History">
      <Rows label="Changes">
        {entries.map((entry, place) => (
          <ChangeRow key={entry.version} code={code} change={entry} before={entries[place + 1]} />
        ))}
      </Rows>
      {hasNextPage ? (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Older changes
        </Button>
      ) : null}
      {may('audit.read') ? (
        <p className="qk-soft qk-small">
          Scans, prepared files and notes stand in the{' '}
          <Link to={eventsAddress({ code: code.id })}>events of this code</Link>.
        </p>
      ) : null}
    </Card>
  );
}
