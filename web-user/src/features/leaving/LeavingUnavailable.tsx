import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { useAdvice } from '../../shell/texts/useAdvice.ts';
import type { useLeaving } from './leaving.ts';

/** Says that the account could not be read, and offers another try. */
export function LeavingUnavailable({ query }: { query: ReturnType<typeof useLeaving> }) {
  const { data } = useTexts(PERSON);
  const adviceOn = useAdvice();
  return (
    <Notice tone="danger" title={data.unread} action={<TryAgain read={query} quiet />}>
      {adviceOn(query.error)}
    </Notice>
  );
}
