import { partsOfText } from '../../../contract/links/links-in-text.ts';
import { ERASED, type Erased } from '../../event.ts';
import { unreachable } from '../../never.ts';
import type { StoredContent } from './index.ts';
import type { StoredPage } from './page.ts';

/** Returns the addresses that a content leads to, also those in its texts, each once. None for erased content. */
export const destinationsOf = (content: StoredContent | Erased | null): readonly string[] =>
  content === null || content === ERASED ? [] : [...new Set(addressesOf(content))];

function addressesOf(content: StoredContent): readonly string[] {
  switch (content.infoType) {
    case 'link':
      return [content.link];
    case 'pdf':
      return content.link === null ? [] : [content.link];
    case 'smartQR': {
      const { conditions, defaultUrl } = content.smartQR;
      return [...conditions.map(({ url }) => url), ...(defaultUrl === '' ? [] : [defaultUrl])];
    }
    case 'memories':
      return ofPage(content.memories);
    case 'phoneNumber':
    case 'image':
      return [];
    default:
      return unreachable(content);
  }
}

/** The texts are those in which a page shows links. */
function ofPage({ links = [], place, ...texts }: StoredPage['memories']): readonly string[] {
  const { freeText, imageText, videoDescription, videoUrl } = texts;
  const written = [freeText, imageText, videoDescription, place?.text ?? '', videoUrl];
  const inTexts = written.flatMap((text) => partsOfText(text).flatMap(({ link }) => link ?? []));
  return [...links.map(({ url }) => url), ...inTexts];
}
