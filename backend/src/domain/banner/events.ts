import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

const StoredTexts = z.object({
  topBannerText: z.string(),
  bottomBannerText: z.string(),
  sideBannerText: z.string(),
});

export const bannerEvents = [
  defineEvent('BannerTextsChanged', 'The advertisement texts changed', StoredTexts),
] as const;

export type BannerEvent = EventOf<typeof bannerEvents>;
