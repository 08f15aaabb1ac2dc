import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { shared } from './name.ts';

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

/** Updates a code to start a phone call (section 5, Phone). */
export const PhoneNumberBody = z.strictObject({
  ...shared,
  type: z.literal('phoneNumber'),
  phoneNumber: PhoneInput,
});

/** `phoneNumber` is in E.164, followed by `;ext=` for an extension. `shown` is in the international format. */
export const PhoneNumberInfo = z.object({
  infoType: z.literal('phoneNumber'),
  phoneNumber: z.string(),
  shown: z.string(),
  phone: PhoneParts,
});
