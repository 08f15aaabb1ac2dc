import { type Barcode, pickDestination } from '@qlaim/backend/contract';
import { z } from 'zod';
import { readUpdate, type TabReading } from '../../field-issues.ts';

const ConditionValues = z.object({ from: z.string(), to: z.string(), url: z.string(), timeZone: z.string() });
export type ConditionValues = z.infer<typeof ConditionValues>;

/** The fields of the Smart QR tab, as typed. */
export const SmartValues = z.object({ conditions: z.array(ConditionValues), defaultUrl: z.string() });
export type SmartValues = z.infer<typeof SmartValues>;

/** The person's own time zone, in the name that this browser has for it. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A condition for the whole day in the person's own zone (section 3). */
export const newCondition = (): ConditionValues => ({
  from: '00:00',
  to: '23:59',
  url: '',
  timeZone: ownZone(),
});

export function smartValuesOf(storedInfo: Barcode['storedInfo']): SmartValues {
  if (storedInfo?.infoType !== 'smartQR') return { conditions: [newCondition()], defaultUrl: '' };
  const { conditions, defaultUrl } = storedInfo.smartQR;
  return {
    conditions: conditions.map(({ from, to, url, timeZone }) => ({ from, to, url, timeZone })),
    defaultUrl,
  };
}

/** The link that a scan opens at this moment where the person is; empty where there is none. */
export const opensNow = (smart: SmartValues): string =>
  pickDestination(smart, new Date().toTimeString().slice(0, 5), ownZone())?.trim() ?? '';

/** Maps a path of the contract to the path of its field. */
export const smartField = (path: string): string => path.replace(/^smartQR\b/, 'smart');

/** Returns the update for the typed values, or the first issue of each field (section 5, Smart QR condition). */
export function readSmart(name: string, smart: SmartValues): TabReading {
  return readUpdate({ name, type: 'smartQR', smartQR: smart }, smartField, []);
}
