import Box from '@mui/material/Box';
import { EmptyState, Skeleton, useTitle } from '@qlaim/web-kit';
import { Link, useLocation, useParams } from 'react-router-dom';
import { CHOSEN_CODES } from '../api/code-addresses.ts';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { chosenIn } from './chosen-codes.ts';
import { PrintCodes } from './PrintCodes.tsx';
import { type PrintSource, useCodesToPrint } from './use-print.ts';

/** Prints the codes of the batch that the address names, or those that were chosen in the list. */
export function PrintPage() {
  useTitle('Print codes');
  const { '*': name = '' } = useParams();
  const { state } = useLocation();
  const filter = name === CHOSEN_CODES ? chosenIn(state) : undefined;
  const source = name === CHOSEN_CODES ? filter && { filter } : { batchId: name };
  return (
    <Box sx={{ pt: 5 }}>
      <h1 className="qk-page-title">Print codes</h1>
      <Box component="p" className="qk-soft" sx={{ mb: 5 }}>
        Vector files in exact sizes. Every symbol is read before you get a file.
      </Box>
      {source ? <Source key={JSON.stringify(source)} source={source} /> : <NothingChosen />}
    </Box>
  );
}

const NothingChosen = () => (
  <EmptyState title="No codes are chosen">
    Select codes in <Link to="/codes/table">the table</Link>, and choose Print.
  </EmptyState>
);

function Source({ source }: { source: PrintSource }) {
  const { data, error, isPending, refetch } = useCodesToPrint(source);
  if (isPending) return <Skeleton shape="block" height={420} />;
  if (!data) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (data.codes.length > 0) return <PrintCodes printed={data} />;
  return (
    <EmptyState title="Nothing to print">
      {data.batchId === undefined ? 'These codes were deleted.' : 'Every code of this batch was deleted.'}
    </EmptyState>
  );
}
