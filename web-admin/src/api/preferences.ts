import { z } from 'zod';

/** How high the rows of a table are. */
export const Density = z.enum(['compact', 'comfortable']);
export type Density = z.infer<typeof Density>;

/** Names in react-admin's store of what an admin prefers. */
export const PREFERENCE = {
  /** Whether single keys act. */
  keys: 'keys',
  density: 'codes.density',
  /** The columns of the table of codes that are hidden. */
  hiddenColumns: 'codes.hidden-columns',
  /** The order of these columns, as react-admin's table names it. */
  columnOrder: 'codes.hidden-columns_columnRanks',
} as const;

/** What each preference may hold. A browser may hold anything. */
export const PREFERENCE_VALUES: Readonly<Record<string, z.ZodType>> = {
  [PREFERENCE.keys]: z.boolean(),
  [PREFERENCE.density]: Density,
  [PREFERENCE.hiddenColumns]: z.array(z.string()),
  [PREFERENCE.columnOrder]: z.array(z.int()),
};
