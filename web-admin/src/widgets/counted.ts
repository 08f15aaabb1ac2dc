import { formatCount } from '@qlaim/web-kit';

/** Returns a number with its noun: '1 code', '1,204 codes'. */
export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
