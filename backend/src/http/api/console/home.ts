import type { Home } from '../../../contract/schemas/home.ts';
import { countClaimed } from '../../../read-models/codes/queries.ts';
import { nameOfDay } from '../../../read-models/codes/scan-days.ts';
import { scansByDay } from '../../../read-models/scan-statistics/queries.ts';
import { countMatching } from '../codes/find-codes.ts';
import type { ConsolePorts } from './ports.ts';

const WEEK = 7;
const WEEKS = 8;

/** Reads what the console's home shows, which opens first, and has the jump bar ready. `today` is a UTC day since 1970. */
export async function homeView(
  context: Pick<ConsolePorts, 'people' | 'search' | 'store'>,
  today: number,
): Promise<Home> {
  const { people, store } = context;
  people.warm();
  const tomorrow = today + 1;
  const first = tomorrow - WEEKS * WEEK;
  const claimedIn = (from: number) => countClaimed(store, nameOfDay(from), nameOfDay(from + WEEK));
  const [codes, unapproved, claimed, claimedBefore, days] = await Promise.all([
    countMatching(context, {}),
    countMatching(context, { approved: false }),
    claimedIn(tomorrow - WEEK),
    claimedIn(tomorrow - 2 * WEEK),
    scansByDay(store, first, today),
  ]);
  const scansOn = (day: number) => days.get(nameOfDay(day))?.scanCount ?? 0;
  const weeks = Array.from({ length: WEEKS }, (_none, week) => {
    const from = first + week * WEEK;
    const count = Array.from({ length: WEEK }, (_day, place) => scansOn(from + place));
    return { from: nameOfDay(from), count: count.reduce((sum, scans) => sum + scans, 0) };
  });
  return { codes, unapproved, claimed, claimedBefore, weeks };
}
