import type { EventStore, Expected } from '../../ports/event-store.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';

interface DrainPorts {
  readonly spool: Pick<ScanSpool, 'next' | 'appended' | 'moved'>;
  readonly store: Pick<EventStore, 'append'>;
}

/**
 * Appends all that waits in a spool, to the stream of a journal that is written by nobody else meanwhile. An append with an
 * unknown outcome rejects, and is repeated by the next call.
 */
export async function drainSpool(
  { spool, store }: DrainPorts,
  stream: string,
  signal: AbortSignal,
): Promise<void> {
  let expected: Expected = 'none';
  while (!signal.aborted) {
    const append = await spool.next({ stream, expected });
    if (!append) return;
    const outcome = await store.append(append);
    if (append.stream === stream) expected = outcome.ok ? outcome.revision : outcome.actual;
    if (outcome.ok) spool.appended();
    else await spool.moved({ stream, expected });
  }
}
