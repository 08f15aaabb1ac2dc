import type { AdminCode } from '@qlaim/backend/contract';
import { useGetList } from 'react-admin';
import type { ListPlace } from '../../../api/list-place.ts';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';

/** Reads the codes beside a place of a list, one row each, however long the list is. */
export function useNeighbours({ filter, sort, place }: ListPlace, of: string) {
  const before = useRow(filter, sort, place - 1);
  const after = useRow(filter, sort, place + 1);
  const [left] = before.data ?? [];
  const [right] = after.data ?? [];
  return {
    before: left?.id === of ? undefined : left,
    after: right?.id === of ? undefined : right,
    total: after.total ?? before.total,
  };
}

const useRow = (filter: ListPlace['filter'], sort: ListPlace['sort'], place: number) =>
  useGetList<AdminCode>(
    'codes',
    { filter, sort, pagination: { page: place, perPage: 1 } },
    { enabled: place >= 1, ...ERROR_ON_PAGE },
  );
