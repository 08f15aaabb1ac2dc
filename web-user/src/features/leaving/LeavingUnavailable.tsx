import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Button, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useAdvice } from '../../shell/texts/useAdvice.ts';
import type { useLeaving } from './leaving.ts';

/** Says that the account could not be read, and offers another try. */
export function LeavingUnavailable({ query }: { query: ReturnType<typeof useLeaving> }) {
  const { data } = useTexts(PERSON);
  const { tryAgain } = useTexts(SHELL).words;
  const adviceOn = useAdvice();
  return (
    <Notice
      tone="danger"
      title={data.unread}
      action={
        <Button variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {tryAgain}
        </Button>
      }
    >
      {adviceOn(query.error)}
    </Notice>
  );
}
