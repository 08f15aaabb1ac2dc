import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { APPS } from './apps.mjs';
import { LEFT_TO_THE_FLOOR } from './next-node.mjs';
import { inRoot } from './paths.mjs';
import { filesNamed, noTestNamed, testFiles } from './test-files.mjs';

/** @typedef {import('./test-files.mjs').TestFile} TestFile */

/**
 * What tests need before vitest can run them.
 * @typedef {{ apps: readonly string[], browser: boolean, ffmpeg: boolean }} Needs
 */

/**
 * Other commands run these projects, because only they get the programs that the tests need.
 * @type {Record<string, string>}
 */
const OTHER_COMMANDS = { foreign: 'test:foreign', browsers: 'test:browsers' };

/**
 * Chooses the tests that some arguments name.
 * @param {readonly string[]} names
 * @param {{ noBrowser: boolean, nextNode: boolean }} options
 * @returns {{ files: readonly TestFile[], leftOut: readonly string[], fault?: string }} `leftOut` says which of them do not
 *   run, and why; `fault` says what is wrong with the arguments
 */
export function chooseTests(names, options) {
  const all = testFiles();
  const named = names.map((name) => ({ name, files: filesNamed(all, name) }));
  const faults = named.flatMap(({ name, files }) => (files.length === 0 ? [noTestNamed(all, name)] : []));
  if (faults.length > 0) return { files: [], leftOut: [], fault: faults.join('\n') };
  const files = [...new Set(named.flatMap((argument) => argument.files))];
  const leftOut = files.flatMap((file) => whyLeftOut(file, options) ?? []);
  const chosen = files.filter((file) => whyLeftOut(file, options) === undefined);
  return { files: chosen, leftOut, ...(chosen.length === 0 ? { fault: leftOut.join('\n') } : {}) };
}

/**
 * @param {TestFile} file
 * @param {{ noBrowser: boolean, nextNode: boolean }} options
 */
function whyLeftOut({ path, project }, { noBrowser, nextNode }) {
  const command = OTHER_COMMANDS[project];
  if (command) return `not run here: npm run ${command} -- ${path}`;
  if (noBrowser && project === 'e2e') return `not run, because of --no-browser: ${path}`;
  if (nextNode && LEFT_TO_THE_FLOOR.some((glob) => matchesGlob(path, glob)))
    return `not run, because of --next-node: ${path}`;
  return undefined;
}

/**
 * Returns what tests need together.
 * @param {readonly TestFile[]} files
 * @returns {Needs}
 */
export function needsOf(files) {
  const needs = files.map(({ path, project }) => needsOfOne(project, readFileSync(inRoot(path), 'utf8')));
  return {
    apps: [...new Set(needs.flatMap(({ apps }) => apps))],
    browser: needs.some(({ browser }) => browser),
    ffmpeg: needs.some(({ ffmpeg }) => ffmpeg),
  };
}

/**
 * A browser journey needs all. Any other test says in its source what it needs: `// @built-apps web-public` in a line of its
 * own names apps, and `describeFfmpeg` needs ffmpeg.
 * @param {string} project
 * @param {string} source
 * @returns {Needs}
 */
export function needsOfOne(project, source) {
  if (project === 'e2e') return { apps: APPS, browser: true, ffmpeg: true };
  const apps = /^\/\/ @built-apps (.+)$/m.exec(source)?.[1]?.trim().split(' ') ?? [];
  return { apps, browser: false, ffmpeg: source.includes('describeFfmpeg(') };
}

/**
 * Returns the command that runs tests by vitest alone. Where npm runs on an older Node, it names the Node that runs this.
 * @param {readonly TestFile[]} files
 * @param {readonly string[]} names the arguments that name the tests
 */
export function vitestCommand(files, names) {
  const older = process.env['npm_node_execpath'] ?? process.execPath;
  const vitest =
    older === process.execPath ? 'npx vitest' : `${process.execPath} node_modules/vitest/vitest.mjs`;
  const projects = [...new Set(files.map(({ project }) => `--project=${project}`))];
  return [vitest, 'run', ...projects, ...names].join(' ');
}
