import { z } from 'zod';

/** Where a code stands in the list from which its page was opened. The history keeps it, so that addresses stay short. */
export const ListPlace = z.object({
  /** The filters as the list's address has them. */
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  /** Counted from 1, over all pages of the list. */
  place: z.int().min(1),
  /** The address of the list, below `/admin`. */
  address: z.string(),
});
export type ListPlace = z.infer<typeof ListPlace>;

const State = z.object({ list: ListPlace });

/** Returns the place that an entry of the history keeps, if any. */
export const placeIn = (state: unknown): ListPlace | undefined => State.safeParse(state).data?.list;
