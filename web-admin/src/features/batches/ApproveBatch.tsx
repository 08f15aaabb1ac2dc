import type { Batch } from '@qlaim/backend/contract';
import { Button, type ButtonVariant } from '@qlaim/web-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { ConfirmBulkAction } from '../bulk/index.ts';

interface ApproveBatchProps extends Pick<Batch, 'id' | 'present'> {
  variant?: ButtonVariant;
  /** Called once the approval runs. */
  onStarted: () => void;
  /** Called where other codes match than the question named. */
  onRefused?: () => void;
  children: ReactNode;
}

/** Approves all codes of a batch after a question. Their table shows how far that is. */
export function ApproveBatch({ id, present, variant, onStarted, onRefused, children }: ApproveBatchProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setAsked(true)}>
        {children}
      </Button>
      {asked ? (
        <Suspense>
          <ConfirmBulkAction
            action="approve"
            selection={{ filter: { batchId: id }, count: present }}
            onDone={(started) => {
              setAsked(false);
              if (started) onStarted();
              else onRefused?.();
            }}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
