import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { Button, Notice } from '@qlaim/web-kit';
import { adviceOnCodes } from '../../api/failure.ts';
import { ClaimAnother } from './ClaimAnother.tsx';
import { CodeCards } from './CodeCards.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NoCodes } from './NoCodes.tsx';

interface CodeListProps {
  codes: readonly Barcode[] | undefined;
  /** The error of the last read. Codes of an earlier read stay visible. */
  error: Error | null;
  refreshing: boolean;
  retry: () => void;
}

export function CodeList({ codes, error, refreshing, retry }: CodeListProps) {
  return (
    <>
      {error ? (
        <Failure busy={refreshing} retry={retry}>
          {codes ? 'What you see may be out of date.' : adviceOnCodes(error)}
        </Failure>
      ) : null}
      {codes?.length === 0 ? <NoCodes /> : null}
      {codes?.length ? (
        <>
          <FirstSteps codes={codes} />
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
  return (
    <Notice
      tone="danger"
      title={FALLBACKS.getCode}
      action={
        <Button variant="quiet" busy={busy} onClick={retry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
