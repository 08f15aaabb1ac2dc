import type { EventFeed } from '../../ports/event-feed.ts';
import type { EventStore, RecordedEvent } from '../../ports/event-store.ts';
import { canonicalJson } from '../../ports/json/canonical-json.ts';
import { readToEnd } from '../read-to-end.ts';
import { AppendWindow, appendWindow } from './append-window.ts';
import { type Comparison, Digest, type OnProgress } from './digest.ts';
import { ForeignData } from './foreign-data.ts';
import { renumber } from './renumber.ts';

/** The last revision of each stream that a log holds. */
export type Heads = Map<string, number>;

/**
 * The last revision of each stream on the target. Throws `ForeignData` unless every stream there is the beginning of the
 * source's stream of that name.
 */
export async function surveyTarget(
  source: EventFeed,
  target: EventFeed,
  onProgress: OnProgress,
): Promise<Heads> {
  const heads: Heads = new Map();
  const there = new Digest();
  for await (const events of readToEnd(target)) {
    for (const event of events) {
      heads.set(event.stream, event.revision);
      there.add(inWords(event));
    }
    onProgress('events already there', there.tally().count);
  }
  if (heads.size === 0) return heads;
  const expected = new Digest();
  for await (const events of renumbered(source))
    for (const event of events) if (isThere(heads, event)) expected.add(inWords(event));
  if (expected.tally().hash === there.tally().hash) return heads;
  throw new ForeignData(
    `the event store named holds ${there.tally().count} events, and not all of them are this installation's`,
  );
}

/** Appends the missing events in the source's order, and updates `heads`. */
export async function copyEvents(
  source: EventFeed,
  target: EventStore,
  heads: Heads,
  onProgress: OnProgress,
): Promise<void> {
  let window = new AppendWindow();
  let done = 0;
  const flush = async () => {
    await appendWindow(target, window);
    for (const { stream, last } of window.runs()) heads.set(stream, last);
    window = new AppendWindow();
  };
  for await (const events of renumbered(source)) {
    for (const event of events) {
      if (isThere(heads, event)) continue;
      if (!window.hasRoomFor(event)) await flush();
      window.add(event);
    }
    done += events.length;
    onProgress('events', done);
  }
  await flush();
}

export async function compareEvents(
  source: EventFeed,
  target: EventFeed,
  onProgress: OnProgress,
): Promise<Comparison> {
  const digestOf = async (feed: EventFeed) => {
    const digest = new Digest();
    for await (const events of renumbered(feed)) {
      for (const event of events) digest.add(inWords(event));
      onProgress('events checked', digest.tally().count);
    }
    return digest.tally();
  };
  return { what: 'events', source: await digestOf(source), target: await digestOf(target) };
}

/** Yields the events of a log as another log has them, where truncated streams begin with what is left. */
async function* renumbered(feed: EventFeed): AsyncGenerator<readonly RecordedEvent[]> {
  const moved = renumber();
  for await (const events of readToEnd(feed)) yield events.map(moved);
}

const isThere = (heads: Heads, { stream, revision }: RecordedEvent) => revision <= (heads.get(stream) ?? -1);

/** Everything that an event consists of, without its position in a feed, which is each store's own. */
function inWords({ stream, revision, id, type, version, at, actor, data, trace }: RecordedEvent): string {
  const { kind, id: by, apiKey, domain } = actor;
  const origin = { kind, id: by, ...(apiKey && { apiKey }), ...(domain && { domain }) };
  return canonicalJson({
    stream,
    revision,
    id,
    type,
    version,
    at,
    actor: origin,
    data,
    ...(trace && { trace }),
  });
}
