import { canonicalZone } from '@qlaim/backend/contract';
import { type Trial, wallClock } from '@qlaim/backend/contract/smart';
import { ownZone } from '../condition-values.ts';

/** Returns a visitor who scans now, by the clock of a zone; by the person's own clock where there is no such zone. */
export function visitorNow(zone: string): Trial {
  const known = canonicalZone(zone) === undefined ? ownZone() : zone;
  return { ...wallClock(known, Date.now()), zone: known, language: '', device: '' };
}
