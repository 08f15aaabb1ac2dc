import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../ports/errors.ts';
import { startProcess } from './runner.ts';
import { Tries } from './tries.ts';

const away = (reason: string) => new EngineUnavailable('mail server', undefined, reason);

describe('work that is tried again', () => {
  it('says since when, how often and why, until it works', () => {
    let now = Date.UTC(2026, 10, 24);
    const tries = new Tries('mails', () => now);
    expect(tries.retrying()).toEqual([]);
    tries.failed(away('refused'));
    now += 30_000;
    tries.failed(away('timeout'));
    const since = '2026-11-24T00:00:00.000Z';
    expect(tries.retrying()).toEqual([{ name: 'mails', reason: 'timeout', since, tries: 2 }]);
    tries.worked();
    expect(tries.retrying()).toEqual([]);
  });

  it('counts as done after a while without a failure', () => {
    let now = 1_000_000;
    const tries = new Tries('sweeper', () => now);
    tries.failed(away('refused'));
    now += 40_001;
    expect(tries.retrying()).toEqual([]);
    tries.failed(away('refused'));
    expect(tries.retrying()).toMatchObject([{ tries: 1, since: new Date(now).toISOString() }]);
  });
});

describe('a process', () => {
  const logger = pino({ level: 'silent' });

  it('shows what it tries again, until its work gets further', async () => {
    let isAway = true;
    const process = startProcess('mails', logger, async (signal, { worked }) => {
      if (isAway) throw away('refused');
      worked();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    await vi.waitFor(() =>
      expect(process.retrying?.()).toMatchObject([{ name: 'mails', reason: 'refused' }]),
    );
    isAway = false;
    await vi.waitFor(() => expect(process.retrying?.()).toEqual([]));
    await process.stop();
  });

  it('shows nothing once it has stopped for good', async () => {
    const process = startProcess('mails', logger, async () => {
      throw new TypeError('mistake');
    });
    await vi.waitFor(() => expect(process.failure()).toBeDefined());
    expect(process.retrying?.()).toEqual([]);
    await process.stop();
  });
});
