import { ok } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';

export const linkMapper: ContentMapper<'link'> = {
  words: 'a link',
  read: ({ link }) => ({
    addresses: [{ path: 'link', url: link }],
    content: () => ok({ infoType: 'link', link }),
  }),
  toInfo: ({ link }) => ({ infoType: 'link', link }),
  destination: ({ link }) => ({ kind: 'redirect', location: new URL(link).href }),
  preview: ({ link }) => ({ kind: 'links', links: [{ url: link }] }),
};
