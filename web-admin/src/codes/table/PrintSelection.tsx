import { LIMITS } from '@qlaim/backend/contract';
import { Button, formatCount } from '@qlaim/web-kit';
import { useNavigate } from 'react-router-dom';
import { printAddress } from '../../api/code-addresses.ts';
import { useReadOnly } from '../../api/use-read-only.ts';
import type { Selection } from '../../bulk/index.ts';

/** Leads to the page that prints the selected codes. */
export function PrintSelection({ selection }: { selection: Selection | undefined }) {
  const navigate = useNavigate();
  const readOnly = useReadOnly();
  if (readOnly || selection === undefined) return null;
  const { count } = selection;
  const most = 'filter' in selection ? LIMITS.print.printedCodes : LIMITS.bulkSelection;
  const tooMany = count > most;
  const filter = 'filter' in selection ? selection.filter : { id: [...selection.codes] };
  return (
    <Button
      variant="quiet"
      aria-disabled={tooMany}
      title={tooMany ? `At most ${formatCount(most)} codes are printed at once` : undefined}
      onClick={() => (tooMany ? undefined : navigate(...printAddress(filter)))}
    >
      Print …
    </Button>
  );
}
