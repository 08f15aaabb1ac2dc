import './history.css';
import { Button, Dialog, Icon, Spinner } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import type { HistoryProps } from './history-props.ts';

const HistoryPanel = lazy(() => import('./HistoryPanel.tsx'));

/** Opens the history of a code. Its code loads on demand. */
export function HistoryButton(props: HistoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="history" />} onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="History"
        size="large"
        className="qu-history-dialog"
      >
        <Suspense
          fallback={
            <div className="qu-history-wait">
              <Spinner size={28} label="Loading the history" />
            </div>
          }
        >
          <HistoryPanel {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}
