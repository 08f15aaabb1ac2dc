import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import './history.css';
import { Button, Dialog, Icon, Spinner } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HISTORY_HASH } from '../../../shell/history-hash.ts';
import type { ChangeProps } from '../useChange.ts';

const HistoryPanel = lazy(() => import('./HistoryPanel.tsx'));

/** Opens the history of a code. Its code loads on demand. */
export function HistoryButton(props: ChangeProps) {
  const { history } = useTexts(EDIT);
  const [open, setOpen] = useState(useLocation().hash === HISTORY_HASH);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="history" />} onClick={() => setOpen(true)}>
        {history.title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={history.title}
        size="large"
        className="qu-history-dialog"
      >
        <Suspense
          fallback={
            <div className="qu-history-wait">
              <Spinner size={28} label={history.loading} />
            </div>
          }
        >
          <HistoryPanel {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}
