import { checkDestinations } from '../../commands/codes/check-destinations.ts';
import type { LogContext } from '../../commands/handle.ts';
import type { PartName } from '../../contract/schemas/operations/part-names.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { namesOfLists, type ThreatLists } from '../../ports/threats/threat-lists.ts';
import type { Reaction } from '../reactions/react.ts';

/** The part of the lists that a reaction needs. */
type Lists = Pick<ThreatLists, 'held' | 'remote'> & {
  readonly refreshed: Pick<ThreatLists['refreshed'], 'ready'>;
};

/**
 * Check the destinations of a content after its save, so that no list holds up a save. Lists over the network have a reaction
 * of their own: while they are away, it waits, and the others go on. Without lists there is none.
 */
export const checkSaved = (context: LogContext, lists: Lists): readonly Reaction[] => {
  const names = namesOfLists(lists);
  const reaction = (name: PartName, asked: Lists['held'], ready: Promise<void> | undefined): Reaction => ({
    name,
    streams: [QR_CODE.prefix],
    types: ['ContentSaved'],
    handle: async ({ stream, at }, signal) => {
      const code = QR_CODE.keyOf(stream);
      if (code === undefined) return;
      // A later save is checked by its own event.
      const { contentSince } = (await context.log.load(QR_CODE, code, { passing: true })).state;
      if (contentSince !== null && contentSince > at) return;
      if (ready) await unlessAborted(ready, signal);
      if (signal.aborted) return;
      const away = await checkDestinations(context, code, { asked, lists: names });
      // What this process holds gives an answer once it was read: the next check of the day asks again.
      if (away && !ready) throw away;
    },
  });
  return [
    ...(lists.held.length > 0 ? [reaction('check-destinations', lists.held, lists.refreshed.ready)] : []),
    ...(lists.remote.length > 0 ? [reaction('check-destinations-remote', lists.remote, undefined)] : []),
  ];
};

const unlessAborted = (ready: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      signal.removeEventListener('abort', done);
      resolve();
    };
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
    else ready.then(done, done);
  });
