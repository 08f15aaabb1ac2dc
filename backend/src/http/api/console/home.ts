import type { Home } from '../../../contract/schemas/home.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import { countCodes, firstCodes } from '../../../read-models/codes/queries.ts';
import { nameOfDay } from '../../../read-models/codes/scan-days.ts';
import { scansByDay } from '../../../read-models/scan-statistics/queries.ts';
import { namesOf } from '../../views/names.ts';

const DAYS = 14;
const CLAIMS = 10;

/** Reads what the console's home shows. `today` is a UTC day since 1970. */
export async function homeView(store: ReadStore, today: number): Promise<Home> {
  const from = today - DAYS + 1;
  const [codes, unapproved, days, newest] = await Promise.all([
    countCodes(store, {}),
    countCodes(store, { approved: false }),
    scansByDay(store, from, today),
    firstCodes(store, '-claimedAt', CLAIMS),
  ]);
  const claimedAt = new Map(newest.map((row) => [row.code, row.claimedAt]));
  const named = await namesOf(store, newest);
  return {
    codes,
    unapproved,
    days: Array.from({ length: DAYS }, (_none, place) => {
      const day = nameOfDay(from + place);
      return { day, count: days.get(day)?.scanCount ?? 0 };
    }),
    claims: named.flatMap((claim) => {
      const at = claimedAt.get(claim.code);
      return at ? [{ ...claim, claimedAt: at }] : [];
    }),
  };
}
