import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { reportMissing } from '../../src/testing/engines/engines.ts';

const INSTALLED = join(import.meta.dirname, '../../../.cache/foreign');

/** Where the packages of Node tools are. */
export const NODE_PACKAGES = join(INSTALLED, 'node/node_modules');

/** Where the programs of Python packages are. */
export const PYTHON = join(INSTALLED, 'python/venv/bin');

const JAVA = join(INSTALLED, 'java');

/** Where the programs and certificates of the authority are. */
export const PEBBLE = join(INSTALLED, 'pebble');

/** The tools that come from registries, and Go. */
export const TOOLS = {
  vnu: join(NODE_PACKAGES, 'vnu-jar/build/dist/vnu.jar'),
  redocly: join(NODE_PACKAGES, '@redocly/openapi-core/package.json'),
  'openapi-typescript': join(NODE_PACKAGES, 'openapi-typescript/bin/cli.js'),
  typescript: join(NODE_PACKAGES, 'typescript/bin/tsc'),
  orval: join(NODE_PACKAGES, 'orval/dist/bin/orval.mjs'),
  python: join(PYTHON, 'python'),
  // Where Go's own installation puts it, or on the path.
  go: ['/usr/local/go/bin/go', pathOf('go')].find(existsSync) ?? 'go',
  schemathesis: join(PYTHON, 'schemathesis'),
  'openapi-python-client': join(PYTHON, 'openapi-python-client'),
  // The package of that name on PyPI; the product signs with that on npm.
  standardwebhooks: join(PYTHON, 'python'),
  verapdf: join(JAVA, 'greenfield-apps.jar'),
  pebble: join(INSTALLED, 'pebble/bin/pebble'),
  helm: join(INSTALLED, 'helm/bin/helm'),
  kubeconform: join(INSTALLED, 'helm/bin/kubeconform'),
  // The schemas of Kubernetes.
  'kubernetes-validate': join(PYTHON, 'kubernetes-validate'),
  'openapi-generator': join(JAVA, 'openapi-generator-cli.jar'),
} as const;

/** Go finds the modules where they were downloaded to, and keeps there what it compiles. */
export const GO_SETTINGS = {
  GOENV: 'off',
  GOFLAGS: '',
  GOPROXY: 'off',
  GOTOOLCHAIN: 'local',
  CGO_ENABLED: '0',
  GOMODCACHE: join(INSTALLED, 'go/modules'),
  GOCACHE: join(INSTALLED, 'go/compiled'),
} as const;

function pathOf(program: string): string {
  return spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
}

type Program = 'java' | 'qpdf' | 'pdftoppm' | 'zbarimg' | 'spamassassin' | 'promtool';
export type Tool = Program | keyof typeof TOOLS;

const isOurs = (tool: Tool): tool is keyof typeof TOOLS => Object.hasOwn(TOOLS, tool);

const isThere = (tool: Tool): boolean => (isOurs(tool) ? existsSync(TOOLS[tool]) : pathOf(tool) !== '');

/**
 * Defines a suite that needs foreign tools. Each that is not there is reported as missing, and the suite fails if
 * `REQUIRE_ENGINES` names it.
 */
export function describeTools(tools: readonly Tool[], title: string, suite: () => void): void {
  describe(title, () => {
    const missing = tools.filter((tool) => !isThere(tool));
    for (const tool of missing) reportMissing(tool, '`npm run test:foreign` could not install it');
    if (missing.length === 0) suite();
  });
}

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end in a folder. */
export function runTool(
  program: string,
  args: readonly string[],
  cwd: string,
  { input = '', env = {} }: Given = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}
