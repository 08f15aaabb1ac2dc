import { ACCOUNT } from '../../../domain/account/account.ts';
import { CATEGORIES, OWN_STREAMS } from '../../../domain/catalogue.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../../domain/scans/events.ts';
import { RETURNED_SCANS } from '../../../domain/scans/returned.ts';
import { SCAN_SUMS } from '../../../domain/scans/scan-sums.ts';
import { SIGN_INS } from '../../../domain/sign-ins/sign-ins.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { EventFeed, Position } from '../../../ports/event-feed.ts';
import type { RecordedEvent } from '../../../ports/event-store.ts';
import { EventPage, type FoundEvents, isOfSystem } from './event-page.ts';
import type { AuditPorts } from './ports.ts';

export interface EventSearch {
  readonly before?: string | undefined;
  readonly limit: number;
  readonly code?: string | undefined;
  /** Ids. */
  readonly people?: readonly string[] | undefined;
  readonly type?: string | undefined;
  /** `people`: nothing that the system did by itself. */
  readonly by?: 'people' | undefined;
  /** `runs`: events of a run that follow each other are one. */
  readonly fold?: 'runs' | undefined;
  /** ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type Context = Pick<AuditPorts, 'log' | 'feed'>;

/** A search that finds little reads so many pages of the log for one answer. The next call goes on. */
const MOST_PAGES = 20;
const PAGE = 500;

/** The clocks of processes differ by less. Milliseconds. */
const SKEW_MS = 60 * 60 * 1000;

/** The largest part of the log. No person records what is in them. */
const OF_SCANS: readonly string[] = [SCANS.prefix, SCAN_SUMS.prefix, RETURNED_SCANS.prefix];
const ALL_BUT_SCANS = OWN_STREAMS.filter((prefix) => !OF_SCANS.includes(prefix));

/** Where events of a type are; none for an unknown one. Without a type, scans are left out. */
function streamsOf({ type, by }: EventSearch): readonly string[] {
  if (type === undefined) return ALL_BUT_SCANS;
  const category = CATEGORIES.find(({ events }) => events.some((event) => event.type === type));
  if (!category || (by === 'people' && OF_SCANS.includes(category.prefix))) return [];
  return [category.prefix];
}

/** Returns a page of events, from the newest back. Throws `RangeError` for a `before` that no page gave. */
export const findEvents = (context: Context, search: EventSearch): Promise<FoundEvents> =>
  search.code === undefined ? inLog(context, search) : inStream(context, search.code, search);

/** The stream of a code is short, and its events lie far apart in the log. */
async function inStream({ log }: Context, code: string, search: EventSearch): Promise<FoundEvents> {
  const end = search.before === undefined ? Number.POSITIVE_INFINITY : Number(search.before);
  if (Number.isNaN(end)) throw new RangeError(`${search.before} is no revision`);
  const fits = matches(search);
  const found: OpenedEvent[] = [];
  for await (const event of log.read(QR_CODE.streamOf(code)))
    if (event.revision < end && fits(event)) found.push(event);
  const events = found.toReversed().slice(0, search.limit);
  const cursorOf = ({ revision }: OpenedEvent) => String(revision);
  const oldest = events.at(-1);
  return {
    found: events.map((event) => ({ event, cursor: cursorOf(event), folded: null })),
    next: oldest && found.length > events.length ? cursorOf(oldest) : null,
  };
}

async function inLog({ log, feed }: Context, search: EventSearch): Promise<FoundEvents> {
  const { limit, from, fold, type } = search;
  const fits = matches(search);
  const oldest = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from) - SKEW_MS;
  const streams = streamsOf(search);
  const page = new EventPage(limit, fold !== undefined && type === undefined);
  let before = search.before ?? (await endOf(feed, search));
  for (let pages = 0; pages < MOST_PAGES && streams.length > 0; pages += 1) {
    const { events, next } = await feed.back(before, { streams, limit: PAGE });
    for (const event of events) {
      if (Date.parse(event.at) < oldest) return page.open(log, null);
      if (fits(event) && !page.add(event)) return page.open(log, page.end);
      if (page.isFull) return page.open(log, event.position);
    }
    if (next === null) return page.open(log, null);
    before = next;
  }
  return page.open(log, streams.length > 0 && before !== 'end' ? before : null);
}

/** Where a search begins. What is later than its time is passed over, where the log can do so. */
async function endOf(feed: EventFeed, { to }: EventSearch): Promise<'end' | Position> {
  if (to === undefined || !feed.until) return 'end';
  return feed.until(new Date(Date.parse(to) + SKEW_MS).toISOString());
}

/** Returns whether an event is looked for: by its type, its time, the person that it concerns, and who did it. */
function matches({ people, type, by, from, to }: EventSearch) {
  const [first, last] = [from, to].map((time) => (time === undefined ? undefined : Date.parse(time)));
  const ids = people && new Set(people);
  const streams = people && new Set(people.flatMap((id) => [ACCOUNT.streamOf(id), SIGN_INS.streamOf(id)]));
  return (event: Pick<RecordedEvent, 'stream' | 'type' | 'at' | 'actor'>): boolean => {
    if (type !== undefined && event.type !== type) return false;
    if (by === 'people' && isOfSystem(event)) return false;
    if (ids && !streams?.has(event.stream) && !ids.has(event.actor.id ?? '')) return false;
    const at = Date.parse(event.at);
    return (first === undefined || at >= first) && (last === undefined || at <= last);
  };
}
