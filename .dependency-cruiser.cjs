/**
 * Imports point one way (docs/architecture.md). Each backend folder names the only folders it may import.
 * @type {Record<string, string[]>}
 */
const ALLOWED = {
  contract: [],
  domain: ['contract'],
  ports: ['domain', 'contract'],
  log: ['ports', 'domain', 'contract'],
  commands: ['log', 'ports', 'domain', 'contract'],
  'read-models': ['log', 'ports', 'domain', 'contract'],
  processes: ['commands', 'read-models', 'log', 'ports', 'domain', 'contract'],
  http: ['commands', 'read-models', 'processes', 'log', 'ports', 'domain', 'contract'],
  adapters: ['ports', 'domain', 'contract'],
};

/** Tests, contract suites and benchmarks may compose what they try out. */
const TESTS = '(\\.spec\\.tsx?$|\\.contract\\.ts$|^(backend|web-[a-z]+)/src/testing/|^backend/(test|bench)/)';

const layers = Object.entries(ALLOWED).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `${folder} may import ${[...allowed, 'itself'].join(', ')}`,

  from: { path: `^backend/src/${folder}/`, pathNot: TESTS },
  to: {
    path: '^(backend|web-[a-z]+|e2e|scripts)/',
    pathNot: `^backend/src/(${[folder, ...allowed].join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').DependencyType[]} */
const PACKAGES = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-optional', 'npm-peer', 'core'];

/** @type {import('dependency-cruiser').DependencyType[]} */
const RELATIVE = ['local'];

/** @type {import('dependency-cruiser').DependencyType[]} */
const UNDECLARED = ['npm-no-pkg', 'npm-unknown'];

/** The console has no folder around its features: each is a resource, or a screen of its own. */
const CONSOLE_FEATURES = 'web-admin/src/(auth|banners|codes|dashboard)';

const RULES = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'unresolved',
    comment: 'an import that leads nowhere is an import no rule can judge',
    from: {},
    to: { couldNotResolve: true },
  },
  ...layers,
  {
    name: 'contract-packages',
    comment: 'the apps bundle the contract: zod is all it may bring along',
    from: { path: '^backend/src/contract/', pathNot: [TESTS, '^backend/src/contract/phone\\.ts$'] },
    to: {
      dependencyTypes: PACKAGES,
      pathNot: 'node_modules/(zod|zod-openapi)/',
    },
  },
  {
    name: 'domain-is-pure',
    from: { path: '^backend/src/domain/', pathNot: TESTS },
    to: { dependencyTypes: PACKAGES, pathNot: 'node_modules/zod/' },
  },
  {
    name: 'only-main-composes',
    from: { path: '^backend/', pathNot: [TESTS, '^backend/src/(main|adapters)/'] },
    to: { path: '^backend/src/(main|adapters)/' },
  },
  {
    name: 'testing-is-for-tests',
    from: { path: '^(backend|web-[a-z]+)/', pathNot: TESTS },
    to: {
      path: '^(backend|web-[a-z]+)/src/testing/|^backend/(test|bench)/|\\.spec\\.tsx?$|\\.contract\\.ts$',
    },
  },
  {
    name: 'web-imports-the-contract-only',
    from: { path: '^web-' },
    to: { path: '^backend/', pathNot: '^backend/src/contract/' },
  },
  {
    name: 'web-imports-the-contract-by-name',
    comment: 'a relative path would tie the apps to where the backend keeps it',
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
  {
    name: 'features-keep-their-insides',
    comment: "a feature reaches another one through that one's index only",
    from: { path: '^(web-[a-z]+/src/features)/([^/]+)/' },
    to: { path: '^$1/', pathNot: '^$1/($2/|[^/]+/index\\.tsx?$)' },
  },
  {
    name: 'console-features-keep-their-insides',
    from: { path: `^${CONSOLE_FEATURES}/` },
    to: { path: `^${CONSOLE_FEATURES}/`, pathNot: '^web-admin/src/($1/|[^/]+/index\\.tsx?$)' },
  },
  {
    name: 'shared-folders-know-no-feature',
    comment: 'what features share lies below them',
    from: {
      path: '^web-[a-z]+/src/(api|form|layout|session|shell|theme)/',
      pathNot: '\\.spec\\.tsx?$',
    },
    to: { path: `^(web-[a-z]+/src/features|${CONSOLE_FEATURES})/` },
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
    // The compiler in use has no API for tools yet; swc reads the same sources, `import type` included.
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
