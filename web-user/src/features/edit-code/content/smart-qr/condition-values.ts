import type { ContentBodyOf, InfoOf } from '@qlaim/backend/contract';
import { SMART_DEVICES, WEEKDAYS } from '@qlaim/backend/contract/smart';
import { z } from 'zod';

/** The fields of one condition, as typed. A draft of an earlier version has hours alone. */
export const ConditionValues = z.object({
  from: z.string(),
  to: z.string(),
  url: z.string(),
  timeZone: z.string(),
  overnight: z.boolean().default(false),
  days: z.array(z.enum(WEEKDAYS)).default([]),
  startDate: z.string().default(''),
  endDate: z.string().default(''),
  languages: z.array(z.string()).default([]),
  devices: z.array(z.enum(SMART_DEVICES)).default([]),
});
export type ConditionValues = z.infer<typeof ConditionValues>;

type Stored = InfoOf<'smartQR'>['smartQR']['conditions'][number];
type Body = ContentBodyOf<'smartQR'>['smartQR']['conditions'][number];

/** The person's own time zone, in the name that this browser has for it. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A condition for the whole day in the person's own zone (section 3). */
export const newCondition = (): ConditionValues =>
  ConditionValues.parse({ from: '00:00', to: '23:59', url: '', timeZone: ownZone() });

export const conditionValuesOf = (condition: Stored): ConditionValues => ConditionValues.parse(condition);

/** Returns whether a time can end on the next day: it ends at no later hour. */
export const mayEndNextDay = ({ from, to }: Pick<ConditionValues, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to <= from;

/** Returns the condition of the update. What is empty is left out. */
export function conditionBody(values: ConditionValues): Omit<Body, 'parameter'> {
  const { from, to, url, timeZone, overnight, days, startDate, endDate, languages, devices } = values;
  return {
    from,
    to,
    url,
    timeZone,
    ...(overnight && mayEndNextDay(values) && { overnight }),
    ...(days.length > 0 && { days }),
    ...(startDate !== '' && { startDate }),
    ...(endDate !== '' && { endDate }),
    ...(languages.length > 0 && { languages }),
    ...(devices.length > 0 && { devices }),
  };
}
