import { type Barcode, VISITORS_ZONE } from '@qlaim/backend/contract';
import { tryOut } from '@qlaim/backend/contract/smart';
import { z } from 'zod';
import { readUpdate, type TabReading } from '../../field-issues.ts';
import {
  ConditionValues,
  conditionBody,
  conditionValuesOf,
  newCondition,
  ownZone,
} from './condition-values.ts';
import { visitorNow } from './trial/visitor-now.ts';

/** The fields of the Smart QR tab, as typed. A draft of an earlier version has no place. */
export const SmartValues = z.object({
  conditions: z.array(ConditionValues),
  defaultUrl: z.string(),
  /** Whether the clock of the place counts, in place of each visitor's own. */
  atPlace: z.boolean().default(false),
  place: z.string().default(''),
});
export type SmartValues = z.infer<typeof SmartValues>;

export const NEW_SMART: SmartValues = { conditions: [], defaultUrl: '', atPlace: false, place: '' };

export function smartValuesOf(storedInfo: Barcode['storedInfo']): SmartValues {
  if (storedInfo?.infoType !== 'smartQR')
    return { ...NEW_SMART, conditions: [newCondition()], place: ownZone() };
  const { conditions, defaultUrl, zone = VISITORS_ZONE } = storedInfo.smartQR;
  const atPlace = zone !== VISITORS_ZONE;
  return {
    conditions: conditions.map(conditionValuesOf),
    defaultUrl,
    atPlace,
    place: atPlace ? zone : ownZone(),
  };
}

/** Returns the values as a scan reads them: at a place, each time is in its zone. */
export const asScanned = ({ conditions, defaultUrl, atPlace, place }: SmartValues) => ({
  conditions: atPlace ? conditions.map((condition) => ({ ...condition, timeZone: place })) : conditions,
  defaultUrl,
});

/** The link that a scan opens at this moment where the person is; empty where there is none. */
export function opensNow(smart: SmartValues): string {
  const zone = smart.atPlace ? smart.place : ownZone();
  return tryOut(asScanned(smart), visitorNow(zone))?.trim() ?? '';
}

/** Maps a path of the contract to the path of its field. */
export const smartField = (path: string): string =>
  path.replace(/^smartQR\.zone$/, 'smart.place').replace(/^smartQR\b/, 'smart');

/** Returns the update for the typed values, or the first issue of each field (section 5, Smart QR condition). */
export function readSmart(name: string, smart: SmartValues): TabReading {
  const { conditions, defaultUrl } = asScanned(smart);
  const zone = smart.atPlace ? { zone: smart.place } : {};
  const smartQR = { conditions: conditions.map(conditionBody), defaultUrl, ...zone };
  return readUpdate({ name, type: 'smartQR', smartQR }, smartField, []);
}
