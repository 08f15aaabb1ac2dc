import { LIMITS } from '@qlaim/backend/contract';

/** What the list of codes shows first: the newest. */
export const FIRST_PAGE = {
  pagination: { page: 1, perPage: LIMITS.listPageSize },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;
