import { beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';

/** The rooms that each room may import beside itself (docs/architecture.md). */
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

const importing = (path: string): string => `import '${path}';\nexport {};\n`;

/** In every room, a file and a spec import each room. */
const FILES = Object.fromEntries([
  ...ROOMS.map((room) => [`backend/src/${room}/target.ts`, 'export {};\n']),
  ...rooms.flatMap(([room]) =>
    ROOMS.flatMap((other) =>
      ['ts', 'spec.ts'].map((end) => [
        `backend/src/${room}/to-${other}.${end}`,
        importing(`../${other}/target.ts`),
      ]),
    ),
  ),
  ['backend/src/contract/schemas/form.ts', 'export {};\n'],
  ['backend/src/domain/thing/events.ts', importing('../../contract/schemas/form.ts')],
  ['backend/demo/fill.ts', importing('../src/testing/target.ts')],
  ['backend/src/main/fill.ts', importing('../../demo/fill.ts')],
  ['backend/src/ports/cycle.ts', importing('./cycle-back.ts')],
  ['backend/src/ports/cycle-back.ts', importing('./cycle.ts')],
]);

/** The broken rules, as `rule: from → to`. */
let broken: readonly string[];
beforeAll(async () => {
  broken = await brokenRules(FILES);
});

/** Returns the rooms that the linter refuses to the files of a room. */
const refused = (room: string, end: 'ts' | 'spec.ts'): readonly string[] =>
  ROOMS.filter((other) =>
    broken.some((line) => line.includes(`: backend/src/${room}/to-${other}.${end} → `)),
  ).sort();

const without = (allowed: readonly string[]): readonly string[] =>
  ROOMS.filter((room) => !allowed.includes(room)).sort();

describe('the floors of the backend', () => {
  it.each(rooms)('let %s import only lower rooms', (room, allowed) =>
    expect(refused(room, 'ts')).toEqual(without([room, ...allowed])),
  );

  it.each(rooms)('let specs of %s import only lower rooms and testing', (room, allowed) => {
    const adapters = ['ports', 'contract', 'domain', 'adapters'].includes(room) ? [] : ['adapters'];
    expect(refused(room, 'spec.ts')).toEqual(without([room, ...allowed, ...adapters, 'testing']));
  });
});

describe('the other rules of the backend', () => {
  it('refuse the contract to events', () =>
    expect(broken).toContain(
      'events-own-their-schemas: backend/src/domain/thing/events.ts → backend/src/contract/schemas/form.ts',
    ));

  it('keep the demonstration apart from tests, and the product from it', () =>
    expect(broken.filter((line) => line.includes('fill.ts'))).toEqual([
      'main-imports: backend/src/main/fill.ts → backend/demo/fill.ts',
      'tools-use-the-product-alone: backend/demo/fill.ts → backend/src/testing/target.ts',
    ]));

  it('refuse cycles', () =>
    expect(broken.filter((line) => line.startsWith('no-cycles'))).toEqual([
      expect.stringContaining('backend/src/ports/cycle'),
    ]));
});
