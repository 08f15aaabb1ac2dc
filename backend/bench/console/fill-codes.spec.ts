import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../../test/support/server.ts';
import { fillCodes } from './fill-codes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-filled-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('fills a log that the audit finds sound, with read models from it', async () => {
  await fillCodes(folder, 2_100);
  expect(await runProgram('rebuild', folder)).toMatchObject({ code: 0 });
  const { code, output } = await runProgram('audit', folder);
  expect(output).toMatch(/2[ ,]?100/);
  expect(code).toBe(0);
});
