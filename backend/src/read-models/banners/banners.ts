import { z } from 'zod';
import { BANNER } from '../../domain/banner/banner.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf, projectionOf } from '../projection.ts';

export const BannersDocument = z.object({
  topBannerText: z.string(),
  bottomBannerText: z.string(),
  sideBannerText: z.string(),
});
export type BannersDocument = z.infer<typeof BannersDocument>;

export const BANNERS: CollectionDefinition = { name: 'banners', version: 2, fields: {}, indexes: [] };

/** There is one record (specification, section 3). */
export const BANNER_ID = 'texts';

export const bannersProjection = projectionOf({
  definition: BANNERS,
  schema: BannersDocument,
  streams: [BANNER.prefix],
  changes: (event, emit) => {
    if (!BANNER.recognises(event)) throw new Error(`${event.type} of ${event.stream} is not for the banners`);
    emit(BANNER_ID, event.data);
  },
  evolve: (texts: BannersDocument = BANNER.initial, changes: readonly BannersDocument[]) =>
    changes.at(-1) ?? texts,
});

export async function bannerTexts(store: ReadStore): Promise<BannersDocument> {
  const document = await store.get(BANNERS.name, BANNER_ID);
  return document ? bodyOf(BannersDocument, document) : BANNER.initial;
}
