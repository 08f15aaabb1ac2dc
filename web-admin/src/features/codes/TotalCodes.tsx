import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { useGetList, useListContext } from 'react-admin';
import { isFiltered } from './filters/code-filter.ts';
import { useCodeFilter } from './filters/use-code-filter.ts';

/** One row: only the count beside it is needed. */
const COUNT = { pagination: { page: 1, perPage: 1 }, filter: {} };

/** The number of all codes; with filters, '12 of 120'. Screen readers announce changes. */
export function TotalCodes() {
  const { total: matching } = useListContext<AdminCode>();
  const filtered = isFiltered(useCodeFilter().filter);
  const { total: all } = useGetList<AdminCode>('codes', COUNT, { enabled: filtered });
  return (
    <div role="status" className="qa-codes-total">
      Total QR <strong>{filtered ? `${inWords(matching)} of ${inWords(all)}` : inWords(matching)}</strong>
    </div>
  );
}

const inWords = (total: number | undefined): string => (total === undefined ? '…' : formatCount(total));
