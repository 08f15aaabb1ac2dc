import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { WebLink } from './primitives.ts';

/** What a code can lead to (section 3, storedInfo.infoType). */
export const InfoType = z.enum(['link', 'phoneNumber']);
export type InfoType = z.infer<typeof InfoType>;

/** A phone number in its parts, as a request gives it (section 3). `contract/phone.ts` checks it against the country's plan. */
export const PhoneNumber = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, FORM_MESSAGES.phoneInvalid),
  countryCallingCode: z.string().regex(/^\d{1,3}$/, FORM_MESSAGES.phoneInvalid),
  nationalNumber: z
    .string()
    .regex(/^\d+$/, FORM_MESSAGES.phoneInvalid)
    .min(LIMITS.phone.nationalMin, FORM_MESSAGES.phoneInvalid)
    .max(LIMITS.phone.nationalMax, FORM_MESSAGES.phoneInvalid),
  ext: z
    .string()
    .regex(/^\d+$/, FORM_MESSAGES.phoneInvalid)
    .max(LIMITS.phone.extensionMax, FORM_MESSAGES.phoneInvalid)
    .optional(),
});
export type PhoneNumber = z.infer<typeof PhoneNumber>;

/** Typed as text (with the country's prefix, or without it for a US number) or in parts. */
export const PhoneInput = z.union(
  [
    z
      .string()
      .trim()
      .min(1, FORM_MESSAGES.phoneInvalid)
      .max(LIMITS.phone.inputMax, FORM_MESSAGES.phoneInvalid),
    PhoneNumber,
  ],
  { error: FORM_MESSAGES.phoneInvalid },
);
export type PhoneInput = z.infer<typeof PhoneInput>;

/** A phone number in its parts, as answers show it: without the form's limits, so that whatever is stored can be shown. */
const PhoneParts = z.object({
  country: z.string(),
  countryCallingCode: z.string(),
  nationalNumber: z.string(),
  ext: z.string().optional(),
});

/** What a code leads to, as answers show it. `phoneNumber` is in E.164, an extension follows as `;ext=`. */
export const StoredInfo = z.discriminatedUnion('infoType', [
  z.object({ infoType: z.literal('link'), link: z.string() }),
  z.object({ infoType: z.literal('phoneNumber'), phoneNumber: z.string(), phone: PhoneParts }),
]);
export type StoredInfo = z.infer<typeof StoredInfo>;

const needed = { error: 'A name, a link or a phone number is needed' };
const name = z.string(needed).trim().max(LIMITS.nameLength, `At most ${LIMITS.nameLength} characters`);

/**
 * Body of `PATCH /barcode/{id}` (section 7): a name, a content, or both. An empty name takes the name away.
 * Told apart by `type`, because a plain union would answer for all its branches and hide what is wrong with the one meant.
 */
export const UpdateCodeBody = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ name: name.optional(), type: z.literal('link'), link: WebLink }),
    z.strictObject({ name: name.optional(), type: z.literal('phoneNumber'), phoneNumber: PhoneInput }),
    z.strictObject({ name, type: z.undefined().optional() }),
  ],
  needed,
);
export type UpdateCodeBody = z.infer<typeof UpdateCodeBody>;
