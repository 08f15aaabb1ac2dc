import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startSweeper } from './sweep-vault.ts';

it('removes expired secrets, and copies of mails after a week', async () => {
  const swept = Promise.withResolvers<Date>();
  let sweeps = 0;
  const sweeper = startSweeper(
    {
      vault: {
        sweep: async () => {
          sweeps += 1;
        },
      },
      mailer: { forget: async (before) => swept.resolve(before) },
      clock: { now: () => new Date('2026-05-11T12:00:00Z') },
    },
    pino({ level: 'silent' }),
  );
  expect(await swept.promise).toEqual(new Date('2026-05-04T12:00:00Z'));
  expect(sweeps).toBe(1);
  await sweeper.stop();
});
