import { en as content } from '../../content/en.ts';
import { en as versions } from '../../versions/en.ts';

/** What a change of a code replaced, in English. */
export const en = {
  content,
  versions,
  nothing: 'Nothing',
  /** Stands for the arrow between the old and the new, for screen readers. */
  became: 'became',
};
