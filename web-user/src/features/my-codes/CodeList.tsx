import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Button, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useAdviceOnCodes } from '../../shell/texts/useAdvice.ts';
import { useSay } from '../../shell/texts/useSay.ts';
import { ClaimAnother } from './ClaimAnother.tsx';
import { CodeCards } from './CodeCards.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { WatchedScan } from './first-scan/WatchedScan.tsx';
import { NoCodes } from './NoCodes.tsx';

interface CodeListProps {
  codes: readonly Barcode[] | undefined;
  /** The error of the last read. Codes of an earlier read stay visible. */
  error: Error | null;
  refreshing: boolean;
  retry: () => void;
}

export function CodeList({ codes, error, refreshing, retry }: CodeListProps) {
  const { stale } = useTexts(CODES).list;
  const adviceOn = useAdviceOnCodes();
  const first = codes?.[0];
  return (
    <>
      {error ? (
        <Failure busy={refreshing} retry={retry}>
          {codes ? stale : adviceOn(error)}
        </Failure>
      ) : null}
      {codes?.length === 0 ? <NoCodes /> : null}
      {codes?.length ? (
        <>
          {first && codes.length === 1 && first.storedInfo === null ? <FirstSteps code={first} /> : null}
          <WatchedScan codes={codes} />
          <CodeCards codes={codes} refreshing={refreshing} />
          <ClaimAnother />
        </>
      ) : null}
    </>
  );
}

interface FailureProps {
  busy: boolean;
  retry: () => void;
  children: string;
}

function Failure({ busy, retry, children }: FailureProps) {
  const { tryAgain } = useTexts(SHELL).words;
  const say = useSay();
  return (
    <Notice
      tone="danger"
      title={say(FALLBACKS.getCode)}
      action={
        <Button variant="quiet" busy={busy} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
