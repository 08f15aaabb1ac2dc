import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');

/** The English texts of tags. */
export const en = {
  list: 'Tags',
  takeOff: (tag: string) => `Take off: ${tag}`,
  label: 'Tag',
  help: 'Enter takes what you type. Only the console shows tags.',
  inUse: 'Tags in use',
  codes: counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` }),
};
