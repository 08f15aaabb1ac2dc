import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { frugalNode } from '../../src/main/frugal.ts';
import type { CheckResult } from '../../src/operations/audit/check.ts';
import { type Fixture, openFixture } from '../../src/testing/fixture.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { fillLog } from './fill-log.ts';

/** Events; `npm run test:audit` adds 500,000. */
const SIZES = [50_000, ...(process.env['AUDIT_EVENTS'] ? [Number(process.env['AUDIT_EVENTS'])] : [])];
/** MiB for the heap of V8, whatever the size: fewer than `npm run audit` has. Half of it is the program. */
const HEAP = 36;
const PROGRAM = join(import.meta.dirname, 'audit-process.ts');
const TIMEOUT_MS = 1_800_000;

let fixture: Fixture;
afterEach(() => fixture.close());

function startAudit(folder: string) {
  const args = [
    ...frugalNode('audit').flags,
    `--max-old-space-size=${HEAP}`,
    PROGRAM,
    fixture.folder,
    folder,
  ];
  const child = spawn(process.execPath, args, {
    env: INHERITED_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  return { child, lines: createInterface({ input: child.stdout }), exit };
}

/** Kills an audit once it tells of a pass. */
async function killAt(pass: string, folder: string): Promise<void> {
  const { child, lines, exit } = startAudit(folder);
  for await (const line of lines) if (line.trim().startsWith(`${pass}:`)) child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}

async function auditIn(folder: string) {
  const { lines, exit } = startAudit(folder);
  const said: string[] = [];
  for await (const line of lines) said.push(line);
  expect(await exit).toEqual([0, null]);
  const results: readonly CheckResult[] = JSON.parse(said.at(-1) ?? '');
  return { results, said };
}

it.each(SIZES)(
  'audits %i events in the same memory, and goes on after kills',
  async (size) => {
    fixture = await openFixture();
    const scans = await fillLog(fixture, size);
    const folder = await mkdtemp(join(fixture.folder, 'audit-'));
    await killAt('codes', folder);
    const { results, said } = await auditIn(folder);
    expect(said).toContain('continued at all');
    expect(results.flatMap(({ examples }) => examples)).toEqual([]);
    const events = results.find(({ name }) => name === 'positions only grow')?.examined;
    expect(events).toBeGreaterThanOrEqual(size);
    expect(results.find(({ name }) => name === 'scan counts equal the journals')?.examined).toBe(scans);
  },
  TIMEOUT_MS,
);
