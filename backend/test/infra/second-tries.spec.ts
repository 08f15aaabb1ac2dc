import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const RUNNER = resolve(ROOT, 'scripts/lib/vitest.mjs');
const Counts = z.object({ passed: z.int(), failed: z.int(), notes: z.array(z.string()) });

let folder: string;
beforeEach(() => {
  const results = resolve(ROOT, 'test-results');
  mkdirSync(results, { recursive: true });
  folder = mkdtempSync(join(results, 'second-tries-'));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { include: ['${folder}/*.e2e.ts'] } };`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file whose test passes from a number of tries on. */
function journey(name: string, passesAt: number): void {
  const tries = join(folder, name);
  writeFileSync(
    join(folder, `${name}.e2e.ts`),
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { expect, it } from 'vitest';
     it('${name} works', () => {
       appendFileSync('${tries}', 'x');
       expect(readFileSync('${tries}', 'utf8').length).toBeGreaterThanOrEqual(${passesAt});
     });`,
  );
}

const triesOf = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').length : 0;

/** Runs the files as `npm test` runs the suites or the journeys. */
async function run(runner: 'vitest' | 'browserJourneys') {
  const program = `const { ${runner} } = await import(${JSON.stringify(RUNNER)});
    const counts = await ${runner}('second-tries', ['--config=${join(folder, 'vitest.config.ts')}'], {});
    process.stdout.write('\\nCOUNTS ' + JSON.stringify(counts));`;
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: INHERITED_ENVIRONMENT });
  return Counts.parse(JSON.parse(stdout.split('\nCOUNTS ').at(-1) ?? ''));
}

describe('a test that fails at its first try', () => {
  it('fails the run, where it is no journey in a browser', async () => {
    journey('one', 2);
    expect(await run('vitest')).toMatchObject({ passed: 0, failed: 1 });
    expect(triesOf('one')).toBe(1);
  });

  it('has a second try as a journey, which the summary names', async () => {
    journey('one', 2);
    journey('other', 1);
    const { passed, failed, notes } = await run('browserJourneys');
    expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
    expect(notes).toEqual([expect.stringMatching(/^second try: one works \(.*one\.e2e\.ts\)$/)]);
    expect([triesOf('one'), triesOf('other')]).toEqual([2, 1]);
  });

  it('fails the run as a journey that fails again', async () => {
    journey('one', 3);
    expect(await run('browserJourneys')).toMatchObject({ passed: 0, failed: 1 });
    expect(triesOf('one')).toBe(2);
  });

  it('has none as one of more than three journeys', async () => {
    const names = ['one', 'two', 'three', 'four'];
    for (const name of names) journey(name, 2);
    expect(await run('browserJourneys')).toMatchObject({ passed: 0, failed: 4 });
    expect(names.map(triesOf)).toEqual([1, 1, 1, 1]);
  });
});
