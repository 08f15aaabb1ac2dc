import type { AccountEvent } from './events.ts';

/** The events of an account that others cause, or the product itself: they don't show that anybody uses it. */
const NO_USE: ReadonlySet<AccountEvent['type']> = new Set([
  'AccountFoundUnused',
  'EmailGivenUp',
  'GoogleGivenUp',
]);

/** Returns whether an event shows that an account is in use. */
export const showsUse = ({ type }: Pick<AccountEvent, 'type'>): boolean => !NO_USE.has(type);
