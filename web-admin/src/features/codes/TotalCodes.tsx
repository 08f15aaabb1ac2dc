import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useGetList, useListContext } from 'react-admin';
import { isFiltered } from './filters/code-filter.ts';
import { useCodeFilter } from './filters/use-code-filter.ts';

/** One row: only the count beside it is needed. */
const COUNT = { pagination: { page: 1, perPage: 1 }, filter: {} };

/** The number of all codes; with filters, '12 of 120'. Screen readers announce changes. */
export function TotalCodes() {
  const { total, someOf } = useTexts(CODE_LIST);
  const { count } = useFormats();
  const { total: matching } = useListContext<AdminCode>();
  const filtered = isFiltered(useCodeFilter().filter);
  const { total: all } = useGetList<AdminCode>('codes', COUNT, { enabled: filtered });
  const inWords = (number: number | undefined) => (number === undefined ? '…' : count(number));
  return (
    <div role="status" className="qa-codes-total">
      {fill(total, <strong>{filtered ? someOf(inWords(matching), inWords(all)) : inWords(matching)}</strong>)}
    </div>
  );
}
