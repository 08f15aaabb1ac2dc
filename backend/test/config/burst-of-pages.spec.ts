import { expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

const DATA_DIR = dataFolder();

it('answers a burst on the page to sign in, right after a start, without a line in the log', async () => {
  const program = await RunningProgram.start({ DATA_DIR });
  await program.waitForResponse('/readyz', (_text, status) => status === 200);
  const before = program.stdout;
  const open = async (language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language };
    const response = await fetch(`${program.url}/login`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  const burst = Array.from({ length: 300 }, (_, n) => open(['en', 'de', 'fr', 'es', 'ar'][n % 5] ?? 'en'));
  expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
  program.signal('SIGTERM');
  const { stdout, stderr } = await program.ended();
  expect(stdout.slice(before.length) + stderr).toBe('');
});
