import { ScanJournal } from '../src/log/scan-journal.ts';
import { rebuildReadModels } from '../src/operations/rebuild/rebuild-read-models.ts';
import { takeScanSlot } from '../src/processes/scan-slot.ts';
import { PROJECTIONS } from '../src/read-models/index.ts';
import { begin, finish } from './assert-fillable.ts';
import { DAY_MS, PastClock, type SeedOptions, type SeedPorts } from './context.ts';
import { Studio } from './drawing/studio.ts';
import { type PlannedBatch, planCodes } from './plan.ts';
import { SeededRandom } from './random.ts';
import { recordScans } from './record-scans.ts';
import { firstAdmin } from './register-people.ts';
import { planVisits } from './scans/plan-visits.ts';
import { type Made, scheduleCodes } from './schedule-codes.ts';
import { schedulePeople } from './schedule-people.ts';
import type { Teller } from './tell.ts';
import { Timeline } from './timeline.ts';

/** Plans, short codes and all other ids each have numbers of their own, so that none depends on what else was made. */
const SEEDS = { plan: 11, codes: 12, ids: 13 };
const DAYS = 90;

/** What a run has made. */
export interface Seeded {
  /** The first admin, and whether the account was made, with the given password. */
  readonly admin: { readonly email: string; readonly isNew: boolean };
  /** The plan of the codes, and the short code at each place. */
  readonly batches: readonly PlannedBatch[];
  readonly codes: readonly string[];
  /** Whether there are videos: they need ffmpeg. */
  readonly videos: boolean;
}

/**
 * Fills an empty installation with people, codes, contents and 90 days of scans, by the commands of the product. The day
 * decides about the times; all else is the same in each run. It may run beside a product. Rejects with `SeedRefused` for an
 * installation that is in use.
 */
export async function seed(ports: SeedPorts, options: SeedOptions): Promise<Seeded> {
  await begin(ports);
  const plan = new SeededRandom(SEEDS.plan);
  const now = ports.clock.now().getTime();
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const clock = new PastClock(today - DAYS * DAY_MS);
  const present = { ...ports, random: new SeededRandom(SEEDS.ids) };
  const teller: Teller = { past: { ...present, clock }, present, studio: new Studio(), quota: options.quota };
  const batches = planCodes(plan, options.codes, now);
  const codes = batches.flatMap((batch) => batch.codes);
  const visits = planVisits(plan, codes, options.scans, now);
  const admin = await firstAdmin(teller.past, options.admin);
  const made: Made = { admin: admin.id, people: [], codes: [], batches: [] };
  const timeline = new Timeline();
  schedulePeople(timeline, teller, made, today);
  scheduleCodes(timeline, teller, made, batches, new SeededRandom(SEEDS.codes));
  teller.studio.prepare(photosOf(batches));
  options.say(`people, ${options.codes} codes, their contents, ${options.scans} scans …`);
  await withJournal(teller.past, options, async (journal) => {
    scheduleScans(timeline, journal, made, visits);
    await timeline.run(clock);
  });
  await rebuildReadModels(ports, PROJECTIONS, options);
  await finish(ports);
  return { admin, batches, codes: made.codes, videos: await ports.media.canConvert() };
}

/** In the order in which they are needed. */
const photosOf = (batches: readonly PlannedBatch[]) =>
  batches
    .flatMap(({ codes }) => codes.flatMap(({ claim }) => claim ?? []))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ story }) => story.versions)
    .flatMap((draft) => (draft?.type === 'image' || draft?.type === 'memories' ? draft.photos : []));

/** A running product writes a journal of its own, so this takes the next slot. */
async function withJournal(
  { leases, events, clock, random }: SeedPorts,
  { logger }: SeedOptions,
  work: (journal: ScanJournal) => Promise<void>,
): Promise<void> {
  const { slot, process } = await takeScanSlot(leases, 'seed', logger);
  try {
    await work(new ScanJournal({ store: events, clock, random, logger }, slot));
  } finally {
    await process.stop();
  }
}

/** Adds a step at the end of each day with scans. */
function scheduleScans(
  timeline: Timeline,
  journal: ScanJournal,
  made: Made,
  visits: ReturnType<typeof planVisits>,
): void {
  const days = Map.groupBy(visits, ({ at }) => Math.floor(at / DAY_MS));
  for (const ofDay of days.values())
    timeline.add(ofDay.at(-1)?.at ?? 0, () =>
      recordScans(
        journal,
        ofDay.map(({ index, ...visit }) => ({
          ...visit,
          code: made.codes[index] ?? '',
          batch: made.batches[index] ?? '',
        })),
      ),
    );
}
