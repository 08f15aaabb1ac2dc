import { SCANS } from '../../domain/scans/events.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed, FeedEvent } from '../../ports/event-feed.ts';
import { archivesIn, firstOf } from './archives-of.ts';

/** Up to which revision events are left over in journals, because the removal of archived ones was interrupted. */
async function remainsIn(log: Pick<EventLog, 'read'>): Promise<ReadonlyMap<string, number>> {
  const latest = new Map((await archivesIn(log)).map((archive) => [archive.slot, archive]));
  const remains = new Map<string, number>();
  for (const [slot, { from, upTo }] of latest) {
    const first = (await firstOf(log, slot)) ?? 0;
    if (first > from && first <= upTo) remains.set(SCANS.streamOf(slot), upTo);
  }
  return remains;
}

/**
 * Returns a feed for a fold that begins anew. It leaves out what is left over of archived events, which are removed some thousand at
 * a time: a document that counts some of them would not take their sums.
 */
export async function withoutRemains(feed: EventFeed, log: Pick<EventLog, 'read'>): Promise<EventFeed> {
  const remains = await remainsIn(log);
  if (remains.size === 0) return feed;
  const isLeft = ({ stream, revision }: FeedEvent) => revision > (remains.get(stream) ?? -1);
  return {
    compare: (first, second) => feed.compare(first, second),
    share: (position, end) => feed.share(position, end),
    back: (before, page) => feed.back(before, page),
    async *subscribe(subscription) {
      for await (const batch of feed.subscribe(subscription))
        yield { ...batch, events: batch.events.filter(isLeft) };
    },
  };
}
