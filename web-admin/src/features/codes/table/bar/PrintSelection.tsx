import { LIMITS } from '@qlaim/backend/contract';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { Button, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useNavigate } from 'react-router-dom';
import { printAddress } from '../../../../api/addresses.ts';
import { useMay } from '../../../../api/use-may.ts';
import type { Selection } from '../../../bulk/index.ts';

/** Leads to the page that prints the selected codes. */
export function PrintSelection({ selection }: { selection: Selection }) {
  const words = useTexts(CODE_TABLE).bar;
  const formats = useFormats();
  const navigate = useNavigate();
  const may = useMay();
  if (!may('print')) return null;
  const { count } = selection;
  const most = 'filter' in selection ? LIMITS.print.printedCodes : LIMITS.bulkSelection;
  const tooMany = count > most;
  const filter = 'filter' in selection ? selection.filter : { id: [...selection.codes] };
  return (
    <Button
      variant="quiet"
      aria-disabled={tooMany}
      title={tooMany ? words.tooMany(formats.count(most)) : undefined}
      onClick={() => (tooMany ? undefined : navigate(...printAddress(filter)))}
    >
      {words.print}
    </Button>
  );
}
