import { BannerTexts } from '../../contract/schemas/banner.ts';
import { eventsOf } from '../../domain/aggregate.ts';
import { BANNER_STREAM, bannerEvents, noBanner } from '../../domain/banner/banner.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf, projectionOf } from '../projection.ts';

export const BANNERS: CollectionDefinition = { name: 'banners', version: 1, fields: {}, indexes: [] };

/** There is one record (specification, section 3). */
export const BANNER_ID = 'texts';

const isBannerEvent = eventsOf(bannerEvents);

export const bannersProjection = projectionOf({
  definition: BANNERS,
  schema: BannerTexts,
  streams: [BANNER_STREAM],
  changes: (event, emit) => {
    if (!isBannerEvent(event)) throw new Error(`${event.type} of ${event.stream} is not for the banners`);
    emit(BANNER_ID, event.data);
  },
  evolve: (texts: BannerTexts = noBanner, changes: readonly BannerTexts[]) => changes.at(-1) ?? texts,
});

export async function bannerTexts(store: ReadStore): Promise<BannerTexts> {
  const document = await store.get(BANNERS.name, BANNER_ID);
  return document ? bodyOf(BannerTexts, document) : noBanner;
}
