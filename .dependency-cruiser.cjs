/**
 * The floors of the backend, lowest first (docs/architecture.md). A room imports rooms of lower floors, and itself.
 * @type {readonly (readonly string[])[]}
 */
const FLOORS = [
  ['ports', 'contract'],
  ['texts', 'print', 'symbols'],
  ['domain'],
  ['log', 'adapters'],
  ['commands', 'read-models'],
  ['processes', 'http'],
  ['operations'],
  ['main'],
  ['testing'],
];

/**
 * Rooms that a floor may not use although they lie below: only main chooses adapters.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const WITHOUT = { adapters: ['log', 'commands', 'read-models', 'processes', 'http', 'operations'] };

/** The floors of `http/`, lowest first. A room imports rooms of lower floors, and itself. */
const HTTP_FLOORS = ['edge', 'content', 'views', 'pages', 'api', 'front'];

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
  to: {
    path: '^(backend|web-[a-z]+|e2e|scripts)/(?!node_modules/)',
    pathNot: `^backend/src/(${allowed.join('|')})/`,
  },
});

/** A room's specs may also use testing/, and adapters from the log's floor on. */
const floors = rooms.flatMap(({ room, below, usable }) => [
  onlyInto(`${room}-imports`, { path: `^backend/src/${room}/`, pathNot: SPECS }, [...usable, room]),
  onlyInto(`${room}-specs-import`, { path: `^backend/src/${room}/.*${SPECS}` }, [
    ...new Set([...below, room, 'testing', ...(room === 'log' ? ['adapters'] : [])]),
  ]),
]);

const httpFloors = HTTP_FLOORS.map((room, height) => ({
  name: `http-${room}-imports`,
  comment: `may import ${HTTP_FLOORS.slice(0, height).join(', ') || 'no other room of http'}`,
  from: { path: `^backend/src/http/${room}/`, pathNot: SPECS },
  to: { path: `^backend/src/http/(${HTTP_FLOORS.slice(height + 1).join('|') || '-'})/` },
}));

/** @type {import('dependency-cruiser').DependencyType[]} */
const PACKAGES = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-optional', 'npm-peer', 'core'];

/** @type {import('dependency-cruiser').DependencyType[]} */
const RELATIVE = ['local'];

/** @type {import('dependency-cruiser').DependencyType[]} */
const UNDECLARED = ['npm-no-pkg', 'npm-unknown'];

const RULES = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'unresolved',
    comment: 'no rule can check an import that does not resolve',
    from: {},
    to: { couldNotResolve: true },
  },
  ...floors,
  ...httpFloors,
  {
    name: 'contract-packages',
    comment: 'the apps bundle the contract, so zod is its only package',
    from: {
      path: '^backend/src/contract/',
      pathNot: [SPECS, '^backend/src/contract/(phone|links/links-in-text)\\.ts$'],
    },
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
    name: 'tools-use-the-product-alone',
    comment: 'the demonstration and the documentation tools run without what tests need',
    from: { path: '^backend/(demo|docs-tools)/', pathNot: SPECS },
    to: { path: `^(backend/(src/testing|test|bench)|web-[a-z]+|e2e|scripts)/|${SPECS}` },
  },
  {
    name: 'web-imports-the-contract-only',
    from: { path: '^web-' },
    to: { path: '^backend/', pathNot: '^backend/src/(contract|texts|print)/' },
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
    comment:
      'and what tests share: programs on the PATH, an authenticator app, the server in place of Google, a receiver of webhooks, the corpus of faulty files',
    from: { path: '^e2e/' },
    to: {
      path: '^(backend|web-[a-z]+)/',
      pathNot:
        '^backend/src/(contract/|texts/|testing/(authenticator|faulty-files|programs|google|webhook-receiver)\\.ts$)',
    },
  },
  {
    name: 'features-keep-their-insides',
    comment: "a feature reaches another one through that one's index only",
    from: { path: '^(web-[a-z]+/src/features)/([^/]+)/' },
    to: { path: '^$1/', pathNot: '^$1/($2/|[^/]+/index\\.tsx?$)' },
  },
  {
    name: 'shared-folders-know-no-feature',
    comment: 'what features share lies below them',
    from: {
      path: '^(web-[a-z]+/src)/[^/]+/',
      pathNot: [SPECS, '^web-[a-z]+/src/(features|server|testing)/'],
    },
    to: { path: '^$1/features/' },
  },
  {
    name: 'apps-declare-what-they-import',
    comment: 'in their own package.json: what happens to be installed for another may go with it',
    from: { path: '^(web-[a-z]+|e2e)/' },
    to: { dependencyTypes: UNDECLARED },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no API for tools yet. swc reads the same sources, including `import type`.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(data|[^/]+/dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

module.exports = config;
