import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** The rooms that each room may import, beside itself (docs/architecture.md). */
const MAY_IMPORT = {
  ports: [],
  contract: [],
  domain: ['ports', 'contract'],
  log: ['ports', 'contract', 'domain'],
  adapters: ['ports', 'contract', 'domain'],
  commands: ['ports', 'contract', 'domain', 'log'],
  'read-models': ['ports', 'contract', 'domain', 'log'],
  processes: ['ports', 'contract', 'domain', 'log', 'commands', 'read-models'],
  http: ['ports', 'contract', 'domain', 'log', 'commands', 'read-models'],
  operations: ['ports', 'contract', 'domain', 'log', 'commands', 'read-models', 'processes', 'http'],
  main: [
    'ports',
    'contract',
    'domain',
    'log',
    'adapters',
    'commands',
    'read-models',
    'processes',
    'http',
    'operations',
  ],
} as const satisfies Record<string, readonly string[]>;

const ROOMS = [...Object.keys(MAY_IMPORT), 'testing'];
const rooms = Object.entries<readonly string[]>(MAY_IMPORT);

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

let folder: string;
let violations: z.infer<typeof Report>['summary']['violations'];

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

const importing = (path: string): string => `import '${path}';\nexport {};\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-rules-'));
  for (const room of ROOMS) await write(`backend/src/${room}/there.ts`, 'export {};\n');
  for (const [room] of rooms)
    for (const other of ROOMS) {
      await write(`backend/src/${room}/to-${other}.ts`, importing(`../${other}/there.ts`));
      await write(`backend/src/${room}/to-${other}.spec.ts`, importing(`../${other}/there.ts`));
    }
  await write('backend/src/contract/schemas/form.ts', 'export {};\n');
  await write('backend/src/domain/thing/events.ts', importing('../../contract/schemas/form.ts'));
  await write('backend/src/ports/circle.ts', importing('./circle-back.ts'));
  await write('backend/src/ports/circle-back.ts', importing('./circle.ts'));
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'backend'];
  const run = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed: { stdout: string }) => failed);
  ({ violations } = Report.parse(JSON.parse(run.stdout)).summary);
});
afterAll(() => rm(folder, { recursive: true }));

/** The rooms that a room's file may not import, as the linter reports them. */
const refused = (room: string, extension: string): readonly string[] =>
  violations
    .filter(({ from }) => from.startsWith(`backend/src/${room}/to-`) && from.endsWith(extension))
    .filter(({ from }) => extension !== '.ts' || !from.endsWith('.spec.ts'))
    .map(({ to }) => to.split('/')[2] ?? '')
    .sort();

const without = (allowed: readonly string[]): readonly string[] =>
  ROOMS.filter((room) => !allowed.includes(room)).sort();

describe('the floors of the backend', () => {
  it.each(rooms)('%s imports only what lies below it', (room, allowed) =>
    expect(refused(room, '.ts')).toEqual(without([room, ...allowed])),
  );

  it.each(rooms)('specs of %s import only what lies below it, and testing', (room, allowed) => {
    const adapters = ['ports', 'contract', 'domain', 'adapters'].includes(room) ? [] : ['adapters'];
    expect(refused(room, '.spec.ts')).toEqual(without([room, ...allowed, ...adapters, 'testing']));
  });
});

describe('the other rules of the backend', () => {
  const rulesOf = (file: string) =>
    violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  it('events import nothing of the contract', () =>
    expect(rulesOf('backend/src/domain/thing/events.ts')).toEqual(['events-own-their-schemas']));

  it('files import each other in no circle', () => {
    const circles = violations.filter(({ rule }) => rule.name === 'no-cycles').map(({ from }) => from);
    expect(circles).toEqual([expect.stringContaining('backend/src/ports/circle')]);
  });
});
