import { ok } from '../../contract/result.ts';
import type { ContentEdge } from './content-edge.ts';

export const linkEdge: ContentEdge<'link'> = {
  fromBody: ({ link }) => ok({ infoType: 'link', link }),
  toInfo: ({ link }) => ({ infoType: 'link', link }),
  destination: ({ link }) => ({ kind: 'redirect', location: new URL(link).href }),
};
