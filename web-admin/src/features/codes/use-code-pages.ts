import type { AdminCode } from '@qlaim/backend/contract';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { codeAddress } from '../../api/addresses.ts';
import type { ListPlace } from '../../api/list-place.ts';

/** Returns where the page of a code in a list is, which then leads to the codes before and after it. */
export function useCodePages() {
  const { data = [], filterValues: filter, sort, page, perPage } = useListContext<AdminCode>();
  const { pathname, search } = useLocation();
  return (id: string) => {
    const place = (page - 1) * perPage + data.findIndex((each) => each.id === id) + 1;
    const list: ListPlace = { filter, sort, place, address: `${pathname}${search}` };
    return { to: codeAddress(id), state: { list } };
  };
}
