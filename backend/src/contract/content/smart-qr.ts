import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { optionalLink, requiredLink } from '../primitives.ts';
import { shared } from './name.ts';
import { canonicalZone, SmartZone, TimeZone, VISITORS_ZONE } from './smart/time-zone.ts';
import { moreOfWhen, moreOfWhenInfo } from './smart/when.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A wall-clock time, `HH:mm`. */
const time = (required: string) => z.string({ error: required }).trim().regex(TIME, required);

/** A window of the day in one time zone, and the link that a scan opens in it (section 3). */
export const SmartCondition = z
  .strictObject({
    _id: z.string().max(64).optional(),
    parameter: z.literal('time').default('time'),
    from: time(FORM_MESSAGES.fromRequired).default('00:00'),
    to: time(FORM_MESSAGES.toRequired).default('23:59'),
    url: requiredLink(FORM_MESSAGES.smartLinkRequired, FORM_MESSAGES.smartLinkInvalid),
    timeZone: TimeZone,
    ...moreOfWhen,
  })
  .refine(({ from, to, overnight }) => overnight || from < to || !TIME.test(from), {
    path: ['to'],
    message: FORM_MESSAGES.toAfterFrom,
  })
  .refine(({ from, to, overnight }) => !overnight || to < from || !TIME.test(from), {
    path: ['to'],
    message: FORM_MESSAGES.toNextDay,
  })
  .refine(
    ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
    {
      path: ['endDate'],
      message: FORM_MESSAGES.lastDayFirst,
    },
  );
export type SmartCondition = z.output<typeof SmartCondition>;

/**
 * The conditions, and the link where none applies; an empty link is none. `zone` says whose clock counts. Absent, it is that
 * of the visitor.
 */
export const SmartQr = z
  .strictObject({
    conditions: z.array(SmartCondition).max(LIMITS.smartConditions, FORM_MESSAGES.tooManyConditions),
    defaultUrl: optionalLink(FORM_MESSAGES.defaultUrlInvalid).default(''),
    zone: SmartZone.optional(),
  })
  .refine(({ conditions, defaultUrl }) => conditions.length > 0 || defaultUrl !== '', {
    path: ['defaultUrl'],
    message: FORM_MESSAGES.smartLinkRequired,
  })
  .superRefine(({ conditions, zone = VISITORS_ZONE }, context) => {
    if (zone === VISITORS_ZONE) return;
    for (const [place, { timeZone }] of conditions.entries())
      if (canonicalZone(timeZone) !== zone)
        context.addIssue({
          code: 'custom',
          path: ['conditions', place, 'timeZone'],
          message: FORM_MESSAGES.zoneOfPlace,
        });
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
        ...moreOfWhenInfo,
      }),
    ),
    defaultUrl: z.string(),
    /** Absent where the clock of the visitor counts. */
    zone: z.string().optional(),
  }),
});
