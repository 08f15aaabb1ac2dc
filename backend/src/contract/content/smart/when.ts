import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { FORM_MESSAGES } from '../../messages.ts';
import { SMART_DEVICES, WEEKDAYS } from '../pick-destination.ts';
import { primaryTag } from './visitor-traits.ts';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const chosen = <T extends z.ZodType<string>>(value: T) =>
  z.array(value).min(1, FORM_MESSAGES.chooseOne).refine(isUnique, FORM_MESSAGES.chooseOnce);

const Day = z.iso.date(FORM_MESSAGES.dateInvalid);

/** The primary tag of a language (BCP 47), parsed into its canonical form. */
const Language = z
  .string(FORM_MESSAGES.languageUnknown)
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2,3}$/, FORM_MESSAGES.languageUnknown)
  .transform(primaryTag)
  .refine((tag) => tag !== '', FORM_MESSAGES.languageUnknown);

/** What narrows a condition beyond its hours. All are optional. */
export const moreOfWhen = {
  /** Whether `to` is on the day after `from`. */
  overnight: z.boolean().optional(),
  days: chosen(z.enum(WEEKDAYS)).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  languages: chosen(Language).max(LIMITS.smartLanguages, FORM_MESSAGES.tooManyLanguages).optional(),
  devices: chosen(z.enum(SMART_DEVICES)).optional(),
};

/** The same in an answer. */
export const moreOfWhenInfo = {
  overnight: z.boolean().optional(),
  days: z.array(z.enum(WEEKDAYS)).optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  languages: z.array(z.string()).optional(),
  devices: z.array(z.enum(SMART_DEVICES)).optional(),
};
