import { Button, EmptyState } from '@qlaim/web-kit';
import { useState } from 'react';

export function Unreachable({ retry }: { retry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);

  async function again() {
    setBusy(true);
    await retry();
    setBusy(false);
  }

  return (
    <EmptyState
      level={1}
      icon="alert"
      title="The code could not be looked up"
      action={
        <Button busy={busy} onClick={() => void again()}>
          Try again
        </Button>
      }
    >
      Check your connection and try again.
    </EmptyState>
  );
}
