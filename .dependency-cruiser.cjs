/**
 * The floors of the backend, lowest first (docs/architecture.md). A room imports rooms of lower floors, and itself.
 * @type {readonly (readonly string[])[]}
 */
const FLOORS = [
  ['ports', 'contract'],
  ['domain'],
  ['log', 'adapters'],
  ['commands', 'read-models'],
  ['processes', 'http'],
  ['operations'],
  ['main'],
  ['testing'],
];

/** Rooms that a floor may not use although they lie below: only main chooses adapters. */
const WITHOUT = { adapters: ['log', 'commands', 'read-models', 'processes', 'http', 'operations'] };

const SPECS = '\\.spec\\.tsx?$';

const rooms = FLOORS.flatMap((floor, height) =>
  floor.map((room) => {
    const below = FLOORS.slice(0, height).flat();
    return { room, below, usable: below.filter((lower) => !(WITHOUT[lower] ?? []).includes(room)) };
  }),
);

/**
 * @param {string} name
 * @param {{ path: string, pathNot?: string }} from
 * @param {readonly string[]} allowed rooms
 */
const onlyInto = (name, from, allowed) => ({
  name,
  comment: `may import ${allowed.join(', ')}`,
  from,
  to: { path: '^(backend|web-[a-z]+|e2e|scripts)/', pathNot: `^backend/src/(${allowed.join('|')})/` },
});

/** A room's specs may also use testing/, and adapters from the log's floor on. */
const floors = rooms.flatMap(({ room, below, usable }) => [
  onlyInto(`${room}-imports`, { path: `^backend/src/${room}/`, pathNot: SPECS }, [...usable, room]),
  onlyInto(`${room}-specs-import`, { path: `^backend/src/${room}/.*${SPECS}` }, [
    ...new Set([...below, room, 'testing', ...(room === 'log' ? ['adapters'] : [])]),
  ]),
]);

/** @type {import('dependency-cruiser').DependencyType[]} */
const PACKAGES = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-optional', 'npm-peer', 'core'];

/** @type {import('dependency-cruiser').DependencyType[]} */
const RELATIVE = ['local'];

const RULES = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'unresolved',
    comment: 'no rule can check an import that does not resolve',
    from: {},
    to: { couldNotResolve: true },
  },
  ...floors,
  {
    name: 'contract-packages',
    comment: 'the apps bundle the contract, so zod is its only package',
    from: { path: '^backend/src/contract/', pathNot: [SPECS, '^backend/src/contract/phone\\.ts$'] },
    to: {
      dependencyTypes: PACKAGES,
      pathNot: 'node_modules/(zod|zod-openapi)/',
    },
  },
  {
    name: 'domain-is-pure',
    from: { path: '^backend/src/domain/', pathNot: SPECS },
    to: { dependencyTypes: PACKAGES, pathNot: 'node_modules/zod/' },
  },
  {
    name: 'events-own-their-schemas',
    comment: 'a stored event is read for ever: what a form asks for must not decide whether it can be read',
    from: { path: '^backend/src/domain/.*events\\.ts$' },
    to: { path: '^backend/src/contract/' },
  },
  {
    name: 'testing-is-for-tests',
    from: { path: '^web-[a-z]+/', pathNot: [SPECS, '^web-[a-z]+/src/testing/'] },
    to: { path: `^web-[a-z]+/src/testing/|${SPECS}` },
  },
  {
    name: 'web-imports-the-contract-only',
    from: { path: '^web-' },
    to: { path: '^backend/', pathNot: '^backend/src/contract/' },
  },
  {
    name: 'web-imports-the-contract-by-name',
    comment: 'a relative path would tie the apps to its folder in the backend',
    from: { path: '^web-' },
    to: { path: '^backend/', dependencyTypes: RELATIVE },
  },
  {
    name: 'web-apps-stand-alone',
    from: { path: '^(web-[a-z]+)/' },
    to: { path: '^(web-[a-z]+|e2e|scripts)/', pathNot: '^($1|web-kit)/' },
  },
  {
    name: 'e2e-sees-what-a-browser-sees',
    from: { path: '^e2e/' },
    to: { path: '^(backend|web-[a-z]+)/', pathNot: '^backend/src/contract/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no API for tools yet. swc reads the same sources, including `import type`.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

module.exports = config;
