import { chainedLine, chainHash, FIRST_HASH } from '../../../log/hash-chain.ts';
import type { FeedEvent } from '../../../ports/event-feed.ts';

/**
 * Yields the lines of an export (NDJSON). Each has its sequence, the event as it is stored, and a hash that chains it to the
 * line before. The last one seals count and head. Personal fields stay sealed.
 */
export async function* exportLines(batches: AsyncIterable<readonly FeedEvent[]>): AsyncGenerator<string> {
  let sequence = 0;
  let head = FIRST_HASH;
  for await (const events of batches) {
    let lines = '';
    for (const { position: _position, ...event } of events) {
      sequence += 1;
      const content = JSON.stringify({ sequence, event });
      head = chainHash(head, content);
      lines += `${chainedLine(content, head)}\n`;
    }
    if (lines !== '') yield lines;
  }
  const seal = JSON.stringify({ sealed: { count: sequence, head } });
  yield `${chainedLine(seal, chainHash(head, seal))}\n`;
}
