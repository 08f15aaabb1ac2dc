import { z } from 'zod';

/** The stored content of a code. Fields and types may be added, but never change or go. */
export const StoredContent = z.discriminatedUnion('infoType', [
  z.object({ infoType: z.literal('link'), link: z.string() }),
  z.object({
    infoType: z.literal('phoneNumber'),
    phoneNumber: z.object({
      country: z.string(),
      countryCallingCode: z.string(),
      nationalNumber: z.string(),
      ext: z.string().optional(),
    }),
  }),
]);
export type StoredContent = z.infer<typeof StoredContent>;

export const InfoType = z.enum(StoredContent.options.map(({ shape }) => shape.infoType.value));
export type InfoType = StoredContent['infoType'];
