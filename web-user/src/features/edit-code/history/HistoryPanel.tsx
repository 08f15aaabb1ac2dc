import type { HistoryEntry } from '@qlaim/backend/contract';
import { Button, EmptyState, Spinner } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { useState } from 'react';
import { useHistory } from './history.ts';
import type { HistoryProps } from './history-props.ts';
import { Timeline } from './Timeline.tsx';
import { VersionView } from './VersionView.tsx';

/** The timeline of a code, and one version of it. On a narrow screen, one replaces the other. */
export default function HistoryPanel({ barcode, onLeave }: HistoryProps) {
  const history = useHistory(barcode._id);
  const [chosen, setChosen] = useState<HistoryEntry>();
  const { entries } = history;
  if (history.isPending) {
    return (
      <div className="qu-history-wait">
        <Spinner size={28} label="Loading the history" />
      </div>
    );
  }
  if (entries === undefined) {
    const again = (
      <Button busy={history.isFetching} onClick={() => void history.refetch()}>
        Try again
      </Button>
    );
    return (
      <EmptyState icon="alert" title="The history could not be shown" level={3} action={again}>
        {adviceAfter(history.error)}
      </EmptyState>
    );
  }
  if (chosen) {
    return (
      <VersionView barcode={barcode} entry={chosen} onLeave={onLeave} onBack={() => setChosen(undefined)} />
    );
  }
  return (
    <>
      <Timeline entries={entries} onOpen={setChosen} />
      {history.hasNextPage ? (
        <Button
          variant="quiet"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show older changes
        </Button>
      ) : null}
    </>
  );
}
