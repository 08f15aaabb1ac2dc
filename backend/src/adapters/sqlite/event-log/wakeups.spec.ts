import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Signal, Wakeups } from './wakeups.ts';

describe('wake-ups', () => {
  let version: number;
  let wakeups: Wakeups;
  let stop: AbortController;

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'performance'],
    });
    version = 0;
    wakeups = new Wakeups(() => version);
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
    vi.useRealTimers();
  });

  /** Counts how often a follower of these streams reads. */
  function follow(prefixes: readonly string[] | undefined, atRead = () => {}): { reads: number } {
    const counted = { reads: 0 };
    async function* read(signal: Signal): AsyncGenerator<number> {
      while (!stop.signal.aborted) {
        signal.reset();
        yield counted.reads + 1;
        await signal.wait(stop.signal);
      }
    }
    const run = async () => {
      for await (const reads of wakeups.follow(prefixes, read)) {
        counted.reads = reads;
        atRead();
      }
    };
    void run();
    return counted;
  }

  it('reach the followers of the committed streams', async () => {
    const [codes, all, accounts] = [follow(['code-', 'batch-']), follow(undefined), follow(['account-'])];
    const reads = () => [codes.reads, all.reads, accounts.reads];
    await vi.advanceTimersByTimeAsync(0);
    expect(reads()).toEqual([1, 1, 1]);
    wakeups.committed(['scans-0']);
    await vi.advanceTimersByTimeAsync(20);
    expect(reads()).toEqual([1, 2, 1]);
    wakeups.committed(['scans-0', 'batch-1']);
    await vi.advanceTimersByTimeAsync(20);
    expect(reads()).toEqual([2, 3, 1]);
  });

  it('reach the other followers once, within about a second', async () => {
    const accounts = follow(['account-']);
    await vi.advanceTimersByTimeAsync(0);
    for (let commits = 0; commits < 50; commits += 1) {
      wakeups.committed(['scans-0']);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(accounts.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(accounts.reads).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(accounts.reads).toBe(2);
  });

  it('reach all followers after a commit of another process', async () => {
    const followers = [follow(['code-']), follow(['account-'])];
    await vi.advanceTimersByTimeAsync(0);
    version += 1;
    await vi.advanceTimersByTimeAsync(60);
    expect(followers.map(({ reads }) => reads)).toEqual([2, 2]);
  });

  it('come without a batch window in a hurry', async () => {
    const codes = follow(['code-']);
    await vi.advanceTimersByTimeAsync(0);
    for (let commit = 1; commit <= 3; commit += 1) {
      version += 1;
      wakeups.hurry(['code-1']);
      await vi.advanceTimersByTimeAsync(1);
      expect(codes.reads).toBe(1 + commit);
    }
    wakeups.committed(['code-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes.reads).toBe(4);
    wakeups.hurry(['code-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes.reads).toBe(5);
    await vi.advanceTimersByTimeAsync(100);
    expect(codes.reads).toBe(5);
  });

  it('come first to who follows the streams of a hurry', async () => {
    const order: string[] = [];
    follow(['account-'], () => order.push('account'));
    follow(['code-'], () => order.push('code'));
    await vi.advanceTimersByTimeAsync(0);
    order.length = 0;
    version += 1;
    wakeups.hurry(['code-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['code', 'account']);
  });

  it('come at once for a commit between reading and waiting', async () => {
    const once = vi.fn().mockImplementationOnce(() => wakeups.committed(['code-1']));
    const codes = follow(['code-'], once);
    await vi.advanceTimersByTimeAsync(0);
    expect(codes.reads).toBe(2);
  });

  it('do not come after a follower has stopped', async () => {
    const one = wakeups.follow(['code-'], async function* (signal) {
      signal.reset();
      yield 1;
    });
    await one.next();
    await one.return(undefined);
    wakeups.committed(['code-1']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('a pass', () => {
    let signal: Signal;
    const head = vi.fn(() => 7);
    const pass = () => signal.pass(head);

    beforeEach(async () => {
      const follower = wakeups.follow(['code-'], async function* (given) {
        signal = given;
        yield 1;
        await given.wait(stop.signal);
      });
      await follower.next();
    });

    it('reaches the end of the log after commits to other streams alone', () => {
      signal.reset();
      wakeups.committed(['scans-0']);
      expect(pass()).toBe(7);
      wakeups.committed(['scans-0', 'code-1']);
      expect(pass()).toBeUndefined();
      wakeups.committed(['scans-0']);
      expect(pass()).toBeUndefined();
      signal.reset();
      expect(pass()).toBe(7);
    });

    it('is not possible before the first read, and after a commit of another process', () => {
      expect(pass()).toBeUndefined();
      signal.reset();
      version += 1;
      expect(pass()).toBeUndefined();
      signal.reset();
      head.mockImplementationOnce(() => {
        version += 1;
        return 7;
      });
      expect(pass()).toBeUndefined();
    });

    it('sees a commit that comes while the follower is awake', () => {
      signal.reset();
      wakeups.close();
      wakeups.committed(['code-1']);
      expect(pass()).toBeUndefined();
    });
  });
});
