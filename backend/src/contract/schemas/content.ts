import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { WebLink } from './primitives.ts';

/** The types of content (section 3, storedInfo.infoType). */
export const InfoType = z.enum(['link', 'phoneNumber']);
export type InfoType = z.infer<typeof InfoType>;

/** The parts of a phone number in a request (section 3). `contract/phone.ts` checks them by the country's numbering plan. */
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

/** A phone number as text (with a country prefix, or without one for a US number) or in parts. */
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

/** The parts of a phone number in an answer. It has no form limits, so that every stored number is valid. */
const PhoneParts = z.object({
  country: z.string(),
  countryCallingCode: z.string(),
  nationalNumber: z.string(),
  ext: z.string().optional(),
});

/** The content of a code in an answer. `phoneNumber` is in E.164, followed by `;ext=` for an extension. */
export const StoredInfo = z.discriminatedUnion('infoType', [
  z.object({ infoType: z.literal('link'), link: z.string() }),
  z.object({ infoType: z.literal('phoneNumber'), phoneNumber: z.string(), phone: PhoneParts }),
]);
export type StoredInfo = z.infer<typeof StoredInfo>;

const needed = { error: 'A name, a link or a phone number is needed' };
const name = z.string(needed).trim().max(LIMITS.nameLength, `At most ${LIMITS.nameLength} characters`);

/**
 * The body of `PATCH /barcode/{id}` (section 7): a name, a content, or both. An empty name removes the name. `type`
 * discriminates the union, because a plain union reports the issues of all its branches.
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
