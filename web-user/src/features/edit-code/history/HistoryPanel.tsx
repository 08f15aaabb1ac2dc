import type { HistoryEntry } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, EmptyState, Spinner } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { TryAgain } from '../../../shell/TryAgain.tsx';
import { useAdvice } from '../../../shell/texts/useAdvice.ts';
import type { ChangeProps } from '../useChange.ts';
import { useHistory } from './history.ts';
import { Timeline } from './Timeline.tsx';
import { VersionView } from './VersionView.tsx';

/** The timeline of a code, and one version of it. On a narrow screen, one replaces the other. */
export default function HistoryPanel(change: ChangeProps) {
  const { history: texts } = useTexts(EDIT);
  const adviceOn = useAdvice();
  const history = useHistory(change.barcode._id);
  const [chosen, setChosen] = useState<HistoryEntry>();
  const { entries } = history;
  if (history.isPending) {
    return (
      <div className="qu-history-wait">
        <Spinner size={28} label={texts.loading} />
      </div>
    );
  }
  if (entries === undefined) {
    return (
      <EmptyState icon="alert" title={texts.failed} level={3} action={<TryAgain read={history} />}>
        {adviceOn(history.error)}
      </EmptyState>
    );
  }
  if (chosen) return <VersionView {...change} entry={chosen} onBack={() => setChosen(undefined)} />;
  return (
    <>
      <Timeline entries={entries} onOpen={setChosen} />
      {history.hasNextPage ? (
        <Button
          variant="quiet"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {texts.older}
        </Button>
      ) : null}
    </>
  );
}
