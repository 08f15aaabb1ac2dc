import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { Button, Notice } from '@qlaim/web-kit';
import { ClaimAnother } from './ClaimAnother.tsx';
import { CodeCard } from './CodeCard.tsx';
import { NoCodes } from './NoCodes.tsx';

interface CodeListProps {
  codes: readonly Barcode[] | undefined;
  failed: boolean;
  refreshing: boolean;
  retry: () => void;
}

export function CodeList({ codes, failed, refreshing, retry }: CodeListProps) {
  return (
    <>
      {failed ? <Failure known={codes !== undefined} busy={refreshing} retry={retry} /> : null}
      {codes?.length === 0 ? <NoCodes /> : null}
      {codes?.length ? (
        <>
          <ul className="qu-codes" aria-busy={refreshing}>
            {codes.map((barcode) => (
              <CodeCard key={barcode._id} barcode={barcode} />
            ))}
          </ul>
          <ClaimAnother />
        </>
      ) : null}
    </>
  );
}

function Failure({ known, busy, retry }: { known: boolean; busy: boolean; retry: () => void }) {
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
      {known ? 'What you see may be out of date.' : 'Check your connection. Your codes work on meanwhile.'}
    </Notice>
  );
}
