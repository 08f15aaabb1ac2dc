import { canonicalZone } from '@qlaim/backend/contract';
import { ownZone } from '../condition-values.ts';
import type { SmartValues } from '../smart-values.ts';

/** Returns the zones of the times that this browser knows, each once. */
export const zonesInUse = ({ conditions }: SmartValues): readonly string[] => [
  ...new Set(conditions.map(({ timeZone }) => canonicalZone(timeZone)).filter((zone) => zone !== undefined)),
];

/** Returns the zone that a trial begins with: the person's own, where a time is in it, else that of the first time. */
export function trialZone(smart: SmartValues): string {
  const own = ownZone();
  const used = zonesInUse(smart);
  return used.includes(own) ? own : (used[0] ?? own);
}
