import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { useTexts } from '@qlaim/web-kit/texts';
import './page.css';
import { type AdminCode, type Batch, LIMITS } from '@qlaim/backend/contract';
import { Card, useFormats } from '@qlaim/web-kit';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { tableAddress } from '../../../api/addresses.ts';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';
import { CodeOfBatch } from './CodeOfBatch.tsx';

/** The order of the table to which the section leads. */
const SORT = { field: 'createdAt', order: 'DESC' } as const;
const PAGINATION = { page: 1, perPage: LIMITS.listPageSize };

/** The first page of a batch's codes, each with its page, and the way to all of them. */
export function BatchCodes({ batch: { id, present } }: { batch: Batch }) {
  const words = useTexts(BATCHES).codes;
  const { count } = useFormats();
  const filter = { batchId: id };
  const read = useGetList<AdminCode>('codes', { filter, sort: SORT, pagination: PAGINATION }, ERROR_ON_PAGE);
  const { data, total = present } = read;
  const address = tableAddress(filter);
  return (
    <Card as="section" aria-label={words.label}>
      <h2 className="qa-batch-codes-title">{words.title}</h2>
      <ReadState read={read} height={240} />
      {data?.length === 0 ? <p className="qk-soft">{words.deleted}</p> : null}
      <ul aria-label={words.title} className="qa-batch-codes qk-list">
        {data?.map((code, index) => (
          <CodeOfBatch key={code.id} code={code} list={{ filter, sort: SORT, place: index + 1, address }} />
        ))}
      </ul>
      {data && total > data.length ? (
        <Link to={address} className="qa-batch-codes-all qk-line-link">
          {words.all(count(total))}
        </Link>
      ) : null}
    </Card>
  );
}
