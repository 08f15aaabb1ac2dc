import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { dataFolder } from './folder.ts';

const PROGRAM = join(import.meta.dirname, '../../src/main/import.ts');
const DATA_DIR = dataFolder();
const FILE = join(DATA_DIR, 'old.csv');
const FAILURES = join(DATA_DIR, 'failures.csv');

async function runImport(csv: string, ...args: readonly string[]) {
  writeFileSync(FILE, csv);
  const env = { ...INHERITED_ENVIRONMENT, DATA_DIR };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, FILE, ...args], { env });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return Object(error);
  }
}

describe('npm run import', { timeout: 120_000 }, () => {
  const CSV = 'keyword,url,title\nab3,https://shop.example/1,One\nlogin,https://shop.example/2,Two\n';

  it('checks a file, imports its valid rows, and writes the others', async () => {
    const checked = await runImport(CSV, '--dry-run');
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining('valid: 1; faulty: 1') });
    const done = await runImport(CSV, '--claimable', '--failures', FAILURES);
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('imported: 1; in use before: 0') });
    expect(readFileSync(FAILURES, 'utf8')).toContain('login,https://shop.example/2,Two,3,');
    const again = await runImport(CSV);
    expect(again).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('imported: 0; in use before: 1'),
    });
  });

  it.each([
    ['a column that the file has not', CSV, ['--map', 'short=slug'], 'The file has no such column'],
    ['a file without rows', '', [], 'The file has no rows'],
    ['a file without a valid row', 'keyword,url\nlogin,\n', [], 'No row can be imported'],
  ])('is refused with words for %s', async (_what, csv, args, words) =>
    expect(await runImport(csv, ...args)).toMatchObject({ code: 1, stdout: expect.stringContaining(words) }),
  );

  it('is refused for what it does not know', async () =>
    expect(await runImport(CSV, '--map', 'colour=red')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--map: what is colour=red?'),
    }));
});
