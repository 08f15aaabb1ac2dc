import type { Batch } from '@qlaim/backend/contract';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { EmptyState } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useGetOne } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { batchAddress, CHOSEN_CODES } from '../../api/addresses.ts';
import { PageFrame, type PageFrameProps } from '../../widgets/PageFrame.tsx';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';
import { useBatchName } from '../batches/index.ts';
import { chosenIn } from './chosen-codes.ts';
import { ReadCodes } from './ReadCodes.tsx';

/** Prints the codes of the batch that the address names, or those that were chosen in the list. */
export function PrintPage() {
  const { '*': name = '' } = useParams();
  if (name === '') return <NoBatch />;
  return name === CHOSEN_CODES ? <ChosenCodes /> : <BatchToPrint key={name} id={name} />;
}

const Page = (props: Pick<PageFrameProps, 'title' | 'back' | 'children'>) => (
  <PageFrame {...props} intro={useTexts(PRINT).intro} />
);

function NoBatch() {
  const { title, noBatch } = useTexts(PRINT);
  return (
    <Page title={title}>
      <EmptyState title={noBatch.title}>
        {fill((list = '') => noBatch.advice(list), <Link to="/batches">{noBatch.list}</Link>)}
      </EmptyState>
    </Page>
  );
}

function ChosenCodes() {
  const { title } = useTexts(PRINT);
  const { state } = useLocation();
  const filter = chosenIn(state);
  return (
    <Page title={title}>
      {filter ? <ReadCodes key={JSON.stringify(filter)} source={{ filter }} /> : <NothingChosen />}
    </Page>
  );
}

function NothingChosen() {
  const { noCodes } = useTexts(PRINT);
  return (
    <EmptyState title={noCodes.title}>
      {fill((table = '') => noCodes.advice(table), <Link to="/codes/table">{noCodes.table}</Link>)}
    </EmptyState>
  );
}

/** A batch is named on each of its screens, also on those without codes. */
function BatchToPrint({ id }: { id: string }) {
  const words = useTexts(PRINT);
  const batchName = useBatchName();
  const { data } = useGetOne<Batch>('batches', { id }, ERROR_ON_PAGE);
  const name = data && batchName(data);
  return (
    <Page
      title={name === undefined ? words.title : words.titleOf(name)}
      back={{ to: batchAddress(id), label: name ?? words.batch }}
    >
      <ReadCodes source={{ batchId: id }} of={name} />
    </Page>
  );
}
