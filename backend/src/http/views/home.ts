import type { Home } from '../../contract/schemas/home.ts';
import { ERASED } from '../../domain/event.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { countCodes, firstCodes } from '../../read-models/codes/queries.ts';
import { nameOfDay } from '../../read-models/codes/scan-days.ts';
import { scansByDay } from '../../read-models/scan-statistics/queries.ts';
import { usersById } from '../../read-models/users/users.ts';

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
  const owners = await usersById(
    store,
    newest.flatMap(({ owner }) => owner ?? []),
  );
  return {
    codes,
    unapproved,
    days: Array.from({ length: DAYS }, (_none, place) => {
      const day = nameOfDay(from + place);
      return { day, count: days.get(day)?.scanCount ?? 0 };
    }),
    claims: newest.flatMap(({ code, claimedAt, name, owner }) => {
      if (claimedAt === null) return [];
      const person = owners.get(owner ?? '');
      const known = person && person.firstName !== ERASED;
      return [
        {
          code,
          claimedAt,
          name: name === ERASED ? null : name,
          owner: known ? `${person.firstName} ${person.lastName}`.trim() : null,
        },
      ];
    }),
  };
}
