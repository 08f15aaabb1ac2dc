import { Button, EmptyState } from '@qlaim/web-kit';
import { useState } from 'react';

interface UnreachableProps {
  advice: string;
  retry: () => Promise<void>;
}

export function Unreachable({ advice, retry }: UnreachableProps) {
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
      {advice}
    </EmptyState>
  );
}
