import { PRINT } from '@qlaim/backend/texts/console/print';
import { EmptyState, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { PrintCodes } from './PrintCodes.tsx';
import { type PrintSource, useCodesToPrint } from './use-print.ts';

/** Reads the codes of a source, and prints them. `of`: the name of their batch. */
export function ReadCodes({ source, of }: { source: PrintSource; of?: string | undefined }) {
  const { nothing } = useTexts(PRINT);
  const { data, error, isPending, refetch } = useCodesToPrint(source);
  if (isPending) return <Skeleton shape="block" height={420} />;
  if (!data) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (data.codes.length > 0) return <PrintCodes printed={data} of={of} />;
  return (
    <EmptyState title={nothing.title}>
      {data.batchId === undefined ? nothing.codes : nothing.batch}
    </EmptyState>
  );
}
