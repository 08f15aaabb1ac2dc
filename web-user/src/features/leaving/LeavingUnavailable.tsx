import { Button, Notice } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import type { useLeaving } from './leaving.ts';

/** Says that the account could not be read, and offers another try. */
export function LeavingUnavailable({ query }: { query: ReturnType<typeof useLeaving> }) {
  return (
    <Notice
      tone="danger"
      title="Your account could not be read"
      action={
        <Button variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {adviceAfter(query.error)}
    </Notice>
  );
}
