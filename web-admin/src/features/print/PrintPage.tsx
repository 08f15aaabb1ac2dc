import type { Batch } from '@qlaim/backend/contract';
import { EmptyState } from '@qlaim/web-kit';
import { useGetOne } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { batchAddress, CHOSEN_CODES } from '../../api/addresses.ts';
import { PageFrame, type PageFrameProps } from '../../widgets/PageFrame.tsx';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';
import { batchName } from '../batches/index.ts';
import { chosenIn } from './chosen-codes.ts';
import { ReadCodes } from './ReadCodes.tsx';

/** Prints the codes of the batch that the address names, or those that were chosen in the list. */
export function PrintPage() {
  const { '*': name = '' } = useParams();
  if (name === '') return <Page title={CODES}>{NO_BATCH}</Page>;
  return name === CHOSEN_CODES ? <ChosenCodes /> : <BatchToPrint key={name} id={name} />;
}

const CODES = 'Print codes';

const Page = (props: Pick<PageFrameProps, 'title' | 'back' | 'children'>) => (
  <PageFrame {...props} intro="Vector files in exact sizes. Every symbol is read before you get a file." />
);

const NO_BATCH = (
  <EmptyState title="No batch is chosen">
    Choose a batch in <Link to="/batches">the list of batches</Link>, and print it there.
  </EmptyState>
);

const NOTHING_CHOSEN = (
  <EmptyState title="No codes are chosen">
    Select codes in <Link to="/codes/table">the table</Link>, and choose Print.
  </EmptyState>
);

function ChosenCodes() {
  const { state } = useLocation();
  const filter = chosenIn(state);
  return (
    <Page title={CODES}>
      {filter ? <ReadCodes key={JSON.stringify(filter)} source={{ filter }} /> : NOTHING_CHOSEN}
    </Page>
  );
}

/** A batch is named on each of its screens, also on those without codes. */
function BatchToPrint({ id }: { id: string }) {
  const { data } = useGetOne<Batch>('batches', { id }, ERROR_ON_PAGE);
  const name = data && batchName(data);
  return (
    <Page
      title={name === undefined ? CODES : `Print · ${name}`}
      back={{ to: batchAddress(id), label: name ?? 'Batch' }}
    >
      <ReadCodes source={{ batchId: id }} of={name} />
    </Page>
  );
}
