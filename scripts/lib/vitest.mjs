import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from './child.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/**
 * `notes`: lines for the closing summary.
 * @typedef {{ passed: number, failed: number, notes?: string[] }} Counts
 */

/** @typedef {{ fullName: string, title: string, status: string }} Test */

/** @typedef {{ name: string, status: string, assertionResults: Test[] }} TestFile */

/** More journeys than this are no stall of the machine. */
const MOST_TRIED_AGAIN = 3;

/**
 * Runs some of the test projects and counts the tests. No test has a second try.
 * @param {string} label names the report's file
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<Counts>}
 */
export async function vitest(label, args, env) {
  const { files, code } = await runFiles(label, args, env);
  return countsOf(files, code);
}

/**
 * Runs the journeys in a browser. Up to three files that fail run once more from their start, one at a time: their tests build
 * on each other. The notes name each test that failed at first.
 * @param {string} label names the report's file
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<Counts>}
 */
export async function browserJourneys(label, args, env) {
  const first = await runFiles(label, args, env);
  const failed = first.files.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return countsOf(first.files, first.code);
  const names = failed.map(({ name }) => relative(inRoot('.'), name));
  say(`trying again, one at a time: ${names.join(', ')}`);
  const flags = args.filter((arg) => arg.startsWith('-'));
  const again = await runFiles(`${label}-again`, [...flags, '--maxWorkers=1', ...names], env);
  const kept = first.files.filter(({ status }) => status !== 'failed');
  const { passed, failed: failures, notes = [] } = countsOf([...kept, ...again.files], again.code);
  return { passed, failed: failures, notes: [...failed.flatMap(secondTries), ...notes] };
}

/**
 * Names the tests of a file that failed at the first try.
 * @param {TestFile} file
 * @returns {string[]}
 */
function secondTries({ name, assertionResults }) {
  const where = relative(inRoot('.'), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`second try of ${where}: it could not be loaded`];
  return failed.map(({ fullName }) => `second try: ${fullName} (${where})`);
}

/**
 * Returns no file after a crash without a report.
 * @param {string} label
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ files: TestFile[], code: number }>}
 */
async function runFiles(label, args, env) {
  const report = inRoot('test-results', `${label}.json`);
  mkdirSync(inRoot('test-results'), { recursive: true });
  rmSync(report, { force: true });
  const cli = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, [cli, 'run', ...reporters, ...args], { env });
  return { files: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [], code };
}

/**
 * Counts one failure for a file that can't be loaded, because it has no tests. A run that fails without a failed test
 * counts as one too.
 * @param {readonly TestFile[]} files
 * @param {number} code
 * @returns {Counts}
 */
function countsOf(files, code) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ wanted) => tests.filter(({ status }) => status === wanted).length;
  const failed = count('failed') + files.filter(isUnloaded).length;
  return {
    passed: count('passed'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    notes: files.flatMap(notesOn),
  };
}

/**
 * Notes tests that did not run, which the count of passed tests hides. Another note names each missing engine.
 * @param {TestFile} file
 * @returns {string[]}
 */
function notesOn({ name, assertionResults }) {
  const where = relative(inRoot('.'), name);
  return assertionResults.flatMap(({ fullName, title, status }) => {
    const skipped = status !== 'passed' && status !== 'failed' && !title.startsWith('NOT TESTED');
    return skipped ? [`NOT TESTED: ${fullName} (${where})`] : [];
  });
}

/** @param {TestFile} file */
function isUnloaded({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}
