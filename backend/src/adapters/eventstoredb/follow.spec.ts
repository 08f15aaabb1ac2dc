import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AllStreamResolvedEvent, type Position, TimeoutError } from '@eventstore/db-client';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { FeedBatch, FeedEvent } from '../../ports/event-feed.ts';
import type { Place } from './events/position.ts';
import { StreamNames } from './events/stream-names.ts';
import { followInbox } from './follow.ts';
import { Inbox } from './inbox.ts';

const at = (n: number): Position => ({ commit: BigInt(n), prepare: BigInt(n) });

function resolved(n: number, streamId = 'qlaim.code-1', type = 'ThingHappened'): AllStreamResolvedEvent {
  const metadata = { at: '', actor: { kind: 'system', id: null }, version: 1 };
  const common = { id: `id-${n}`, isJson: true, created: new Date(0), data: {}, metadata } as const;
  return {
    event: { ...common, streamId, type, revision: BigInt(n), position: at(n) },
    commitPosition: BigInt(n),
  };
}

class FakeSubscription extends Readable {
  constructor() {
    super({ objectMode: true, highWaterMark: 1_000, read: () => undefined });
  }
  readonly unsubscribe = vi.fn(async () => undefined);
}

describe('following a subscription', () => {
  let source: FakeSubscription;
  let inbox: Inbox;
  let reached: (position: Position) => void;
  let abort: AbortController;
  let batches: AsyncGenerator<FeedBatch>;
  let endsAt: Mock<(place: Place) => Promise<boolean>>;

  beforeEach(() => {
    source = new FakeSubscription();
    inbox = new Inbox((checkpointReached) => {
      reached = checkpointReached;
      return source;
    });
    abort = new AbortController();
    const { signal } = abort;
    endsAt = vi.fn(async () => true);
    batches = followInbox(inbox, {
      start: at(5),
      names: new StreamNames('qlaim.'),
      streams: undefined,
      beginnings: { without: async (events: readonly FeedEvent[]) => events },
      batchSize: 3,
      endsAt,
      signal,
    });
  });

  const next = async () => {
    const { value } = await batches.next();
    return (
      value && {
        ids: value.events.map(({ id }: { id: string }) => id),
        position: value.position,
        caughtUp: value.caughtUp,
      }
    );
  };
  const begin = () => {
    source.emit('confirmation');
    return next();
  };
  const arrive = (...numbers: number[]) => {
    for (const n of numbers) source.push(resolved(n));
  };

  it('starts, once confirmed, with its position', async () => {
    const first = next();
    await sleep(20);
    source.emit('confirmation');
    expect(await first).toEqual({ ids: [], position: '5/5', caughtUp: false });
  });

  it('returns what has arrived in batches of the requested size, and reports catching up', async () => {
    await begin();
    arrive(6, 7, 8, 9);
    source.emit('caughtUp');
    expect(await next()).toEqual({ ids: ['id-6', 'id-7', 'id-8'], position: '8/8', caughtUp: false });
    expect(await next()).toEqual({ ids: ['id-9'], position: '9/9', caughtUp: true });
  });

  it('reports catching up with an empty batch when that follows the events', async () => {
    await begin();
    arrive(6);
    expect(await next()).toEqual({ ids: ['id-6'], position: '6/6', caughtUp: false });
    const empty = next();
    source.emit('caughtUp');
    expect(await empty).toEqual({ ids: [], position: '6/6', caughtUp: true });
  });

  it('passes a checkpoint only after the events before it', async () => {
    await begin();
    arrive(6, 7, 8, 9);
    reached(at(50));
    expect((await next())?.position).toBe('8/8');
    expect((await next())?.position).toBe('50/50');
  });

  it('does not go back to a checkpoint before the last event', async () => {
    await begin();
    arrive(6, 7);
    reached(at(6));
    expect((await next())?.position).toBe('7/7');
  });

  it('moves on through a long stretch without matching events', async () => {
    await begin();
    const moved = next();
    for (let n = 1; n <= 100; n += 1) reached(at(n * 100));
    expect(await moved).toEqual({ ids: [], position: '10000/10000', caughtUp: false });
  });

  it('skips unwanted events that the server sends, and continues after them', async () => {
    await begin();
    source.push(resolved(6, 'qlaim.code-1', '$streamDeleted'));
    source.push(resolved(7, 'foreign-1'));
    source.push({ commitPosition: 8n });
    source.emit('caughtUp');
    expect(await next()).toEqual({ ids: [], position: '7/7', caughtUp: true });
  });

  it('rejects with what ended the subscription', async () => {
    await begin();
    const error = new TimeoutError(undefined, 'Operation timed out: Consumer too slow');
    source.emit('error', error);
    await expect(next()).rejects.toBe(error);
  });

  it('rejects when the subscription simply ends', async () => {
    await begin();
    const waiting = next();
    source.push(null);
    source.read();
    await expect(waiting).rejects.toThrow('the subscription ended');
  });

  it('asks for the end of the log after a long silence, for servers that do not report it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await begin();
    const quiet = next();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await quiet).toEqual({ ids: [], position: '5/5', caughtUp: true });
    expect(endsAt).toHaveBeenCalledExactlyOnceWith(at(5));
  });

  it('does not take the silence of a server that pauses for the end', async () => {
    endsAt.mockResolvedValue(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await begin();
    const paused = next();
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    expect(endsAt).toHaveBeenCalledTimes(2);
    arrive(6);
    expect(await paused).toEqual({ ids: ['id-6'], position: '6/6', caughtUp: false });
  });

  it('is not caught up by events that arrive while it asks', async () => {
    endsAt.mockImplementation(async () => {
      arrive(6);
      return true;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await begin();
    const quiet = next();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await quiet).toEqual({ ids: ['id-6'], position: '6/6', caughtUp: false });
  });

  it('ends on abort, and closes the subscription', async () => {
    await begin();
    const waiting = batches.next();
    abort.abort();
    inbox.wake();
    expect((await waiting).done).toBe(true);
    inbox.close();
    expect(source.unsubscribe).toHaveBeenCalledOnce();
    expect(source.destroyed).toBe(true);
    source.emit('error', new Error('late'));
  });
});
