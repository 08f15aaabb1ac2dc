import { generateBatch } from '../src/commands/codes/generate-batch.ts';
import type { Random } from '../src/ports/clock.ts';
import { accepted } from './accepted.ts';
import { HOUR_MS, MINUTE_MS } from './context.ts';
import type { PlannedBatch, PlannedClaim, PlannedCode } from './plan.ts';
import { administer, claim, name, saveVersion, type Teller } from './tell.ts';
import type { Timeline } from './timeline.ts';

/** What steps made: the ids of people and the short codes, each at the place in the plan. */
export interface Made {
  admin: string;
  readonly people: string[];
  readonly codes: string[];
  /** The batch of each code. */
  readonly batches: string[];
}

/** Adds the steps of every code: generated, approved, restricted or disabled, claimed, filled. Short codes follow `random`. */
export function scheduleCodes(
  timeline: Timeline,
  teller: Teller,
  made: Made,
  batches: readonly PlannedBatch[],
  random: Random,
): void {
  for (const { at, codes } of batches) {
    timeline.add(at, async () => {
      const actor = { kind: 'admin', id: made.admin } as const;
      const batch = accepted(await generateBatch({ ...teller.past, random }, actor, codes.length), 'a batch');
      made.codes.push(...batch.codes);
      made.batches.push(...batch.codes.map(() => batch.batchId));
    });
    for (const code of codes) scheduleCode(timeline, teller, made, code, at);
  }
}

function scheduleCode(
  timeline: Timeline,
  teller: Teller,
  made: Made,
  { index, approvedAt, restricted, disabledAt, claim: claimed }: PlannedCode,
  generatedAt: number,
): void {
  const byAdmin = (at: number, type: 'approve' | 'restrict' | 'disable') =>
    timeline.add(at, () => administer(teller, made.admin, made.codes[index] ?? '', type));
  if (restricted) byAdmin(generatedAt + HOUR_MS, 'restrict');
  if (approvedAt !== null) byAdmin(approvedAt, 'approve');
  if (disabledAt !== null) byAdmin(disabledAt, 'disable');
  if (claimed) scheduleClaim(timeline, teller, made, index, claimed);
}

function scheduleClaim(
  timeline: Timeline,
  teller: Teller,
  made: Made,
  index: number,
  { person, at, story, savedAt }: PlannedClaim,
): void {
  const ids = () => [made.people[person] ?? '', made.codes[index] ?? ''] as const;
  timeline.add(at, () => claim(teller, ...ids()));
  if (story.versions.length === 0 && story.name !== '')
    timeline.add(at + MINUTE_MS, () => name(teller, ...ids(), story));
  for (const [version, savedOn] of savedAt.entries())
    timeline.add(savedOn, () => saveVersion(teller, ...ids(), story, version));
}
