import type { StoredInfo } from '@qlaim/backend/contract';
import { shownLink } from '@qlaim/backend/contract/shown-link';
import type { ContentTexts } from '@qlaim/backend/texts/content';
import { describeDestination } from '@qlaim/web-kit';

/** Returns where a code leads: 'Opens youtu.be/…', 'Calls +1 213 373 4253'. */
export const destinationOf = (info: StoredInfo | null, words?: ContentTexts): string =>
  describeDestination(info, shownLink, words);
