/** The days of a week, from Sunday, in the order of `Date`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The kinds of devices that a condition can name. */
export const SMART_DEVICES = ['ios', 'android', 'computer'] as const;
export type SmartDevice = (typeof SMART_DEVICES)[number];

/** The days on which a window begins. An empty list, and an empty date, are no limit. */
export interface TimedDays {
  readonly days?: readonly Weekday[] | undefined;
  /** The first and the last day, `YYYY-MM-DD`, both included. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A window of the day in a time zone. `from` and `to` are `HH:mm`; the whole minute of `to` belongs to the window. */
export interface TimedDestination extends TimedDays {
  readonly from: string;
  readonly to: string;
  readonly url: string;
  readonly timeZone: string;
  /** Whether `to` is on the day after `from`. */
  readonly overnight?: boolean | undefined;
  /** Languages of visitors, as BCP 47 primary tags. An empty list is no limit. */
  readonly languages?: readonly string[] | undefined;
  readonly devices?: readonly SmartDevice[] | undefined;
}

/** A moment as the clock on a wall shows it: day `YYYY-MM-DD` and time `HH:mm`. */
export interface WallClock {
  readonly date: string;
  readonly clock: string;
}

/** What decides about a visitor beside the zone. Language and device are empty where they are not known. */
export interface SmartVisitor extends WallClock {
  /** The primary tag of the language that the visitor prefers. */
  readonly language: string;
  readonly device: SmartDevice | '';
}

type InZone = <C extends Pick<TimedDestination, 'timeZone'>>(
  conditions: readonly C[],
  zone: string,
) => readonly C[];

/**
 * Returns the conditions of a time zone. Two names of one zone are equal (`Asia/Calcutta` and `Asia/Kolkata`). The scan page
 * runs this function's own source, so it refers to nothing outside itself.
 */
export const conditionsIn: InZone = (conditions, zone) => {
  const canonical = (name: string) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return '';
    }
  };
  const own = canonical(zone);
  return own ? conditions.filter(({ timeZone: name }) => name === zone || canonical(name) === own) : [];
};

type Open = <C extends TimedDestination>(conditions: readonly C[], visitor: SmartVisitor) => readonly C[];

/**
 * Returns the conditions that apply to a visitor; the first one decides. A window belongs to the day on which it begins, also
 * after midnight. The latest start decides, of equal ones the first in the list. Conditions with languages or devices apply
 * where no other one does. The conditions are those of the visitor's zone.
 *
 * The scan page runs this function's own source, so it refers to nothing outside itself.
 */
export const openConditions: Open = (conditions, { date, clock, language, device }) => {
  const noon = Date.parse(`${date}T12:00Z`);
  const dayOf = (at: number) => {
    const day = new Date(at);
    const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
    return { name: week[day.getUTCDay()], text: day.toISOString().slice(0, 10) };
  };
  const [today, yesterday] = [dayOf(noon), dayOf(noon - 864e5)];
  const beginsOn = ({ name, text }: typeof today, { days, startDate, endDate }: TimedDays) =>
    (!days?.length || days.some((each) => each === name)) &&
    (!startDate || text >= startDate) &&
    (!endDate || text <= endDate);
  const opened = conditions.flatMap((condition) => {
    const { from, to, overnight } = condition;
    const late = overnight && to < from;
    if (clock >= from && (late || clock <= to) && beginsOn(today, condition))
      return [{ condition, start: `1${from}` }];
    return late && clock <= to && beginsOn(yesterday, condition) ? [{ condition, start: `0${from}` }] : [];
  });
  const isTimed = ({ languages, devices }: TimedDestination) => !languages?.length && !devices?.length;
  const suits = ({ languages, devices }: TimedDestination) =>
    (!languages?.length || languages.includes(language)) &&
    (!devices?.length || devices.some((each) => each === device));
  const timed = opened.filter(({ condition }) => isTimed(condition));
  const deciding = timed.length > 0 ? timed : opened.filter(({ condition }) => suits(condition));
  return deciding
    .sort((one, other) => (one.start < other.start ? 1 : one.start > other.start ? -1 : 0))
    .map(({ condition }) => condition);
};

/** Conditions, and the link where none applies; an empty link is none. */
export interface SmartLinks<C extends TimedDestination = TimedDestination> {
  readonly conditions: readonly C[];
  readonly defaultUrl: string;
}

/** Returns the link of a Smart QR for a visitor in a time zone (section 4); undefined where nothing applies. */
export function pickDestination(
  { conditions, defaultUrl }: SmartLinks,
  visitor: SmartVisitor,
  zone: string,
): string | undefined {
  const [first] = openConditions(conditionsIn(conditions, zone), visitor);
  return first?.url ?? (defaultUrl === '' ? undefined : defaultUrl);
}
