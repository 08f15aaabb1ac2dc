import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { FORM_MESSAGES } from '../../messages.ts';

/** Returns the name that this runtime has for a time zone; undefined where it knows none of that name. */
export function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const Name = z
  .string({ error: FORM_MESSAGES.timeZoneRequired })
  .trim()
  .min(1, FORM_MESSAGES.timeZoneRequired)
  .max(LIMITS.timeZoneLength, FORM_MESSAGES.timeZoneUnknown);

/** An IANA time zone that this runtime knows, under any of its names. */
export const TimeZone = Name.refine(
  (name) => canonicalZone(name) !== undefined,
  FORM_MESSAGES.timeZoneUnknown,
);

/** Whose clock counts where it is that of the visitor's own device. */
export const VISITORS_ZONE = 'visitor';

/** The zone whose clock counts: `visitor`, or an IANA time zone, which is parsed into its canonical name. */
export const SmartZone = Name.transform((name, context) => {
  if (name === VISITORS_ZONE) return name;
  // An offset such as `+01:00` knows no daylight saving time.
  const zone = /^[a-z]/i.test(name) ? canonicalZone(name) : undefined;
  if (zone !== undefined) return zone;
  context.addIssue({ code: 'custom', message: FORM_MESSAGES.timeZoneUnknown });
  return z.NEVER;
});
