import { beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';

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

const importing = (path: string): string => `import '${path}';\nexport {};\n`;

/** Every room imports every other one, from a file and from a spec. */
const FILES = Object.fromEntries([
  ...ROOMS.map((room) => [`backend/src/${room}/there.ts`, 'export {};\n']),
  ...rooms.flatMap(([room]) =>
    ROOMS.flatMap((other) =>
      ['ts', 'spec.ts'].map((end) => [
        `backend/src/${room}/to-${other}.${end}`,
        importing(`../${other}/there.ts`),
      ]),
    ),
  ),
  ['backend/src/contract/schemas/form.ts', 'export {};\n'],
  ['backend/src/domain/thing/events.ts', importing('../../contract/schemas/form.ts')],
  ['backend/src/ports/circle.ts', importing('./circle-back.ts')],
  ['backend/src/ports/circle-back.ts', importing('./circle.ts')],
]);

/** As `rule: from → to`. */
let broken: readonly string[];
beforeAll(async () => {
  broken = await brokenRules(FILES);
});

/** The rooms that a room's files may not import. */
const refused = (room: string, end: 'ts' | 'spec.ts'): readonly string[] =>
  ROOMS.filter((other) =>
    broken.some((line) => line.includes(`: backend/src/${room}/to-${other}.${end} → `)),
  ).sort();

const without = (allowed: readonly string[]): readonly string[] =>
  ROOMS.filter((room) => !allowed.includes(room)).sort();

describe('the floors of the backend', () => {
  it.each(rooms)('%s imports only what lies below it', (room, allowed) =>
    expect(refused(room, 'ts')).toEqual(without([room, ...allowed])),
  );

  it.each(rooms)('specs of %s import only what lies below it, and testing', (room, allowed) => {
    const adapters = ['ports', 'contract', 'domain', 'adapters'].includes(room) ? [] : ['adapters'];
    expect(refused(room, 'spec.ts')).toEqual(without([room, ...allowed, ...adapters, 'testing']));
  });
});

describe('the other rules of the backend', () => {
  it('events import nothing of the contract', () =>
    expect(broken).toContain(
      'events-own-their-schemas: backend/src/domain/thing/events.ts → backend/src/contract/schemas/form.ts',
    ));

  it('files import each other in no circle', () =>
    expect(broken.filter((line) => line.startsWith('no-cycles'))).toEqual([
      expect.stringContaining('backend/src/ports/circle'),
    ]));
});
