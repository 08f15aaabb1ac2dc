import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineMisconfigured, EngineUnavailable } from './errors.ts';
import { FailureLog, failuresOf } from './failure-log.ts';

const MONGO = () => new EngineUnavailable('MongoDB', new Error('connect ECONNREFUSED'));

describe('a failure that repeats', () => {
  let lines: Record<string, unknown>[];
  let now: number;
  let log: FailureLog;
  beforeEach(() => {
    lines = [];
    now = 0;
    const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
    log = new FailureLog(logger, () => now);
  });

  it('is logged once, and then counted each half minute', () => {
    for (now = 0; now < 60_000; now += 100) log.report(MONGO(), 'a scan failed');
    expect(lines).toMatchObject([
      { engine: 'MongoDB', reason: 'connect ECONNREFUSED', msg: 'a scan failed' },
      { engine: 'MongoDB', reason: 'connect ECONNREFUSED', times: 300 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  it('is logged at once for another reason', () => {
    log.report(MONGO(), 'a scan failed');
    log.report(new EngineUnavailable('MongoDB', new Error('connect ETIMEDOUT')), 'a scan failed');
    log.report(new EngineMisconfigured('MongoDB', 'refuses the password'), 'a scan failed');
    expect(lines.map(({ reason }) => reason)).toEqual([
      'connect ECONNREFUSED',
      'connect ETIMEDOUT',
      'refuses the password',
    ]);
    expect(lines.map(({ level }) => level)).toEqual([40, 40, 50]);
  });

  it('keeps its stack where no engine failed', () => {
    for (let n = 0; n < 2; n += 1) log.report(new TypeError('mistake'), 'a scan failed');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ err: { type: 'TypeError', stack: expect.stringContaining('mistake') } });
  });

  it('is counted together for a disk that fails', () => {
    const full = () => Object.assign(new Error('write'), { code: 'ENOSPC' });
    for (now = 0; now < 60_000; now += 100) log.report(full(), 'a file could not be served');
    expect(lines).toMatchObject([{ err: { code: 'ENOSPC' } }, { times: 300 }]);
  });

  it('is one line, and then the number of each half minute', () => {
    vi.useFakeTimers();
    for (let n = 0; n < 100; n += 1) {
      log.count('scans were not kept', 'scans', 2);
      vi.advanceTimersByTime(500);
    }
    vi.advanceTimersByTime(90_000);
    log.count('scans were not kept', 'scans', 5);
    vi.useRealTimers();
    expect(lines.map(({ scans }) => scans)).toEqual([2, 118, 80, 5]);
  });

  it('is counted once by all who log to the same place', () => {
    const logger = pino({ level: 'silent' });
    expect(failuresOf(logger)).toBe(failuresOf(logger));
    expect(failuresOf(pino({ level: 'silent' }))).not.toBe(failuresOf(logger));
  });
});

describe('the reason of an outage', () => {
  it('is the first line of its cause, without a password', () => {
    const cause = new Error('cannot reach mongodb://user:secret@host/\nat once');
    expect(new EngineUnavailable('MongoDB', cause).reason).toBe('cannot reach mongodb://host/');
    expect(new EngineUnavailable('MongoDB').reason).toBe('it does not answer');
  });
});
