import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { optionalLink, requiredLink } from '../primitives.ts';
import { shared } from './name.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A wall-clock time, `HH:mm`. */
const time = (required: string) => z.string({ error: required }).trim().regex(TIME, required);

/** An IANA time zone that this runtime knows, under any of its names. */
const TimeZone = z
  .string({ error: FORM_MESSAGES.timeZoneRequired })
  .trim()
  .min(1, FORM_MESSAGES.timeZoneRequired)
  .max(LIMITS.timeZoneLength, FORM_MESSAGES.timeZoneUnknown)
  .refine(isTimeZone, FORM_MESSAGES.timeZoneUnknown);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A window of the day in one time zone, and the link that a scan opens in it (section 3). */
export const SmartCondition = z
  .strictObject({
    _id: z.string().max(64).optional(),
    parameter: z.literal('time').default('time'),
    from: time(FORM_MESSAGES.fromRequired).default('00:00'),
    to: time(FORM_MESSAGES.toRequired).default('23:59'),
    url: requiredLink(FORM_MESSAGES.smartLinkRequired, FORM_MESSAGES.smartLinkInvalid),
    timeZone: TimeZone,
  })
  .refine(({ from, to }) => from < to || !TIME.test(from), {
    path: ['to'],
    message: FORM_MESSAGES.toAfterFrom,
  });
export type SmartCondition = z.output<typeof SmartCondition>;

/** The conditions, and the link where none applies; an empty link is none. */
export const SmartQr = z
  .strictObject({
    conditions: z.array(SmartCondition).max(LIMITS.smartConditions, FORM_MESSAGES.tooManyConditions),
    defaultUrl: optionalLink(FORM_MESSAGES.defaultUrlInvalid).default(''),
  })
  .refine(({ conditions, defaultUrl }) => conditions.length > 0 || defaultUrl !== '', {
    path: ['defaultUrl'],
    message: FORM_MESSAGES.smartLinkRequired,
  });

/** Updates a code to lead to a link by the time of day (section 5, Smart QR). */
export const SmartQrBody = z.strictObject({
  ...shared,
  type: z.literal('smartQR'),
  smartQR: SmartQr,
});

export const SmartQrInfo = z.object({
  infoType: z.literal('smartQR'),
  smartQR: z.object({
    conditions: z.array(
      z.object({
        _id: z.string().optional(),
        parameter: z.literal('time'),
        from: z.string(),
        to: z.string(),
        url: z.string(),
        timeZone: z.string(),
      }),
    ),
    defaultUrl: z.string(),
  }),
});
