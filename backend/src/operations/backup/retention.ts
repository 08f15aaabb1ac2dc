/** How many days and weeks keep their latest back-up. */
export const KEPT = { days: 14, weeks: 8 } as const;

const ID = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const DAYS_TO_MONDAY = 3;

/** Returns the name of a back-up that begins at a time: its UTC, in whole seconds. Names have the order of times. */
export const idOf = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Returns when a back-up began, in milliseconds since 1970; undefined for a name that is no back-up's. */
export function timeOf(id: string): number | undefined {
  const [, year, month, day, hour, minute, second] = ID.exec(id) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** A back-up as far as it matters for how long it is kept. */
export interface Keepable {
  readonly id: string;
  /** Whether it holds all uploads. One without them stands for none that has them. */
  readonly all: boolean;
}

/**
 * Returns the back-ups to keep: of each of the last 14 days that have one the latest, and of each of the last 8 weeks, of those
 * with all uploads and of those without. Days are those of UTC.
 */
export function keptOf(backups: readonly Keepable[]): ReadonlySet<string> {
  const idsOf = (withAll: boolean) => backups.filter(({ all }) => all === withAll).map(({ id }) => id);
  return new Set([...latestIds(idsOf(true)), ...latestIds(idsOf(false))]);
}

function latestIds(ids: readonly string[]): readonly string[] {
  const newestFirst = ids
    .flatMap((id) => {
      const time = timeOf(id);
      return time === undefined ? [] : [{ id, day: Math.floor(time / DAY_MS) }];
    })
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const byDay = latestOf(newestFirst, KEPT.days, ({ day }) => day);
  const byWeek = latestOf(newestFirst, KEPT.weeks, ({ day }) => Math.floor((day + DAYS_TO_MONDAY) / 7));
  return [...byDay, ...byWeek];
}

interface Dated {
  readonly id: string;
  readonly day: number;
}

/** The first of each of the first `most` groups. */
function latestOf(newestFirst: readonly Dated[], most: number, groupOf: (dated: Dated) => number) {
  const latest = new Map<number, string>();
  for (const dated of newestFirst) {
    const group = groupOf(dated);
    if (!latest.has(group) && latest.size < most) latest.set(group, dated.id);
  }
  return latest.values();
}
