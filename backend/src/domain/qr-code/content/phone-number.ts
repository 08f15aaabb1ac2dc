import { z } from 'zod';

export const StoredPhoneNumber = z.object({
  infoType: z.literal('phoneNumber'),
  phoneNumber: z.object({
    country: z.string(),
    countryCallingCode: z.string(),
    nationalNumber: z.string(),
    ext: z.string().optional(),
  }),
});
