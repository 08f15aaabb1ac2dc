import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../ports/errors.ts';
import { Startup } from './startup.ts';

it('waits for an engine that is away, and says once which and why', async () => {
  const lines: string[] = [];
  const startup = new Startup(pino({}, { write: (line) => void lines.push(line) }));
  let calls = 0;

  const reached = startup.reach(async () => {
    calls += 1;
    if (calls <= 2) throw new EngineUnavailable('MongoDB', new Error('connect ECONNREFUSED'));
    return 'there';
  });
  await vi.waitFor(
    () => expect(startup.problems).toEqual(['waiting for MongoDB: connect ECONNREFUSED']),
    10_000,
  );

  expect(await reached).toBe('there');
  expect(lines.filter((line) => line.includes('waiting for MongoDB'))).toHaveLength(1);
  expect(startup.problems).toEqual(['starting']);
});

it('rejects at once with any other error', async () => {
  const startup = new Startup(pino({ level: 'silent' }));
  await expect(startup.reach(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
});

it('rejects at once when the start is aborted', async () => {
  const given = new AbortController();
  const startup = new Startup(pino({ level: 'silent' }), given.signal);

  const reached = startup.reach(() => new Promise<never>(() => {}));
  given.abort(new Error('given up'));

  await expect(reached).rejects.toThrow('given up');
});
