import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from './child.mjs';
import { installFromDebian } from './debian.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/** Names the packages of registries, with exact versions. */
const LISTS = inRoot('backend', 'test', 'foreign', 'tools');
const FOLDER = inRoot('.cache', 'foreign');

/**
 * The Debian package of each program that the tests run.
 * @type {Record<string, string>}
 */
const PROGRAMS = {
  java: 'default-jre-headless',
  mvn: 'maven',
  qpdf: 'qpdf',
  pdftoppm: 'poppler-utils',
  zbarimg: 'zbar-tools',
  spamassassin: 'spamassassin',
  promtool: 'prometheus',
  python3: 'python3-venv',
};

/** Installs the tools of `npm run test:foreign` where it can. Where it cannot, their suites report them as missing. */
export async function ensureForeignTools() {
  await Promise.all([
    ensurePrograms().then(() =>
      Promise.all([ensurePython(), ensureGoModules().then(ensurePebble).then(ensureHelm), ensureJavaTools()]),
    ),
    ensureNodeTools(),
  ]);
}

async function ensurePrograms() {
  const missing = Object.keys(PROGRAMS).filter((name) => !isThere(name));
  const packages = missing.flatMap((name) => PROGRAMS[name] ?? []);
  if (packages.length > 0) await installFromDebian(...packages);
}

/**
 * Debian has a python3 that makes no environments.
 * @param {string} name
 */
const isThere = (name) =>
  spawnSync('which', [name]).status === 0 &&
  (name !== 'python3' || spawnSync(name, ['-c', 'import ensurepip']).status === 0);

/** None of the packages needs its install scripts. That of vnu-jar would download a Java. */
const ensureNodeTools = () =>
  ensure('node', ['package.json', 'package-lock.json'], async (folder) => {
    const args = [
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefix',
      folder,
    ];
    return npm(args, { quiet: true });
  });

const ensurePython = () =>
  ensure('python', ['requirements.txt'], async (folder) => {
    const made = await run('python3', ['-m', 'venv', join(folder, 'venv')], { quiet: true });
    if (made.code !== 0) return made;
    const list = join(folder, 'requirements.txt');
    const args = ['install', '--quiet', '--disable-pip-version-check', '--no-deps', '-r', list];
    return run(join(folder, 'venv', 'bin', 'pip'), args, { quiet: true });
  });

/** Go is where its own installation puts it, or on the path. */
const GO = existsSync('/usr/local/go/bin/go') ? '/usr/local/go/bin/go' : 'go';

const isGoThere = () => GO !== 'go' || isThere('go');

/**
 * Without a setting, Go writes files that only an administrator can remove.
 * @param {string} folder
 */
const goSettings = (folder) => ({
  GOENV: 'off',
  GOFLAGS: '-modcacherw',
  GOTOOLCHAIN: 'local',
  GOMODCACHE: join(folder, 'modules'),
});

const ensureGoModules = async () => {
  if (!isGoThere()) return;
  await ensure('go', ['go.mod', 'go.sum'], (folder) =>
    run(GO, ['-C', folder, 'mod', 'download'], { quiet: true, env: goSettings(folder) }),
  );
};

/** Builds an authority for certificates and its DNS server, and keeps the certificate that the authority itself shows. */
const ensurePebble = async () => {
  if (!isGoThere()) return;
  await ensure('pebble', ['pebble/go.mod', 'pebble/go.sum'], async (folder) => {
    const module = 'github.com/letsencrypt/pebble/v2';
    const programs = ['pebble', 'pebble-challtestsrv'].map((name) => `${module}/cmd/${name}`);
    const list = join(folder, 'pebble');
    const built = await buildPrograms(folder, list, programs);
    if (built.code !== 0) return built;
    const env = goSettings(folder);
    const found = await run(GO, ['-C', list, 'list', '-m', '-f', '{{.Dir}}', module], { quiet: true, env });
    if (found.code === 0)
      cpSync(join(found.output.trim(), 'test', 'certs'), join(folder, 'certs'), { recursive: true });
    return found;
  });
};

/** Builds Helm, and what checks its objects. The modules are large, and of no use afterwards. */
const ensureHelm = async () => {
  if (!isGoThere()) return;
  await ensure('helm', ['helm/go.mod', 'helm/go.sum'], async (folder) => {
    const programs = ['helm.sh/helm/v3/cmd/helm', 'github.com/yannh/kubeconform/cmd/kubeconform'];
    const built = await buildPrograms(folder, join(folder, 'helm'), programs);
    rmSync(join(folder, 'modules'), { recursive: true, force: true });
    return built;
  });
};

/**
 * Builds programs of the modules that a list names.
 * @param {string} folder
 * @param {string} list
 * @param {readonly string[]} programs
 */
function buildPrograms(folder, list, programs) {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const env = { ...goSettings(folder), CGO_ENABLED: '0' };
  const args = ['-C', list, 'build', '-ldflags=-s', '-o', bin, ...programs];
  return run(GO, args, { quiet: true, env });
}

/** The jars of programs hold what they depend on. */
const ensureJavaTools = () =>
  ensure('java', ['pom.xml'], async (folder) => {
    const list = join(folder, 'pom.xml');
    const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    const options = ['-DexcludeTransitive=true', '-Dmdep.stripVersion=true', `-DoutputDirectory=${folder}`];
    return run('mvn', ['--batch-mode', '--quiet', '--file', list, copy, ...options], { quiet: true });
  });

/**
 * Fills a folder unless an earlier run filled it from the same lists. `done` stands for a whole installation.
 * @param {string} name
 * @param {readonly string[]} lists
 * @param {(folder: string) => Promise<{ code: number, output: string }>} install
 */
async function ensure(name, lists, install) {
  const folder = join(FOLDER, name);
  const done = join(folder, 'done');
  if (existsSync(done) && lists.every((list) => isSame(join(LISTS, list), join(folder, list)))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const list of lists) cpSync(join(LISTS, list), join(folder, list));
  say(`installing foreign tools (${name})`);
  const { code, output } = await install(folder);
  if (code === 0) mkdirSync(done);
  else say(`could not install foreign tools (${name})\n${output.trim()}`);
}

/**
 * @param {string} one
 * @param {string} other
 */
const isSame = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));
