import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { BannerTexts, UpdateTextBody } from '../schemas/banner.ts';

export const bannerRoutes = {
  banners: defineRoute({
    method: 'GET',
    path: '/banner',
    access: 'anyone',
    tag: 'banners',
    summary: 'The advertisement texts',
    answer: z.object({ bannerTexts: z.array(BannerTexts) }),
    errors: [],
  }),
  getText: defineRoute({
    method: 'GET',
    path: '/user/get-text',
    access: 'verified',
    tag: 'banners',
    summary: 'The advertisement texts as one record',
    answer: BannerTexts,
    errors: [],
  }),
  updateText: defineRoute({
    method: 'PUT',
    path: '/user/update-text',
    access: 'content.manage',
    tag: 'banners',
    summary:
      'Change the advertisement texts; an empty field keeps its text, and `remove` names those that go',
    body: UpdateTextBody,
    answer: BannerTexts.extend({ message: z.string() }),
    errors: ['edited_meanwhile'],
  }),
} as const;
