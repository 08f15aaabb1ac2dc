import type { AdminPerson } from '@qlaim/backend/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';
import { useSettled } from '../../widgets/use-settled.ts';

const SHORTEST = 2;
export const FOUND_AT_MOST = 6;

/** One more than is shown tells that there are more. */
const PAGINATION = { page: 1, perPage: FOUND_AT_MOST + 1 };
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** Finds users who can sign in, by the beginning of their e-mail or of a part of their name. Undefined before a search. */
export function usePeopleFound(text: string) {
  const q = useSettled(text.trim());
  const asks = q.length >= SHORTEST;
  const { data, error, isFetching } = useGetList<AdminPerson>(
    'people',
    { filter: { q, role: 'user', disabled: false }, pagination: PAGINATION, sort: NEWEST_FIRST },
    { enabled: asks, placeholderData: keepPreviousData, ...ERROR_ON_PAGE },
  );
  const people: readonly AdminPerson[] | undefined = asks ? data : undefined;
  return { people, error, searching: isFetching || q !== text.trim() };
}
