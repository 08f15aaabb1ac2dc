import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from './child.mjs';
import { inRoot } from './paths.mjs';

/**
 * `notes`: lines for the closing summary.
 * @typedef {{ passed: number, failed: number, notes?: string[] }} Counts
 */

/** @typedef {{ fullName: string, title: string, status: string, failureMessages: string[] }} Test */

/**
 * Runs some of the test projects and counts the tests.
 * @param {string} label names the report's file
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<Counts>}
 */
export async function vitest(label, args, env) {
  const report = inRoot('test-results', `${label}.json`);
  mkdirSync(inRoot('test-results'), { recursive: true });
  rmSync(report, { force: true });
  const cli = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, [cli, 'run', ...reporters, ...args], { env });
  return countsOf(report, code);
}

/**
 * Counts one failure for a file that can't be loaded, because it has no tests. A crash without a report counts as one
 * too.
 * @param {string} report
 * @param {number} code
 * @returns {Counts}
 */
function countsOf(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(isUnloaded).length;
  const failed = numFailedTests + unloaded;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, notes: testResults.flatMap(notesOn) };
}

/**
 * Notes what the count of passed tests hides: tests that failed at first, and tests that did not run. Another note
 * names each missing engine.
 * @param {{ name: string, assertionResults: Test[] }} file
 * @returns {string[]}
 */
function notesOn({ name, assertionResults }) {
  const where = relative(inRoot('.'), name);
  return assertionResults.flatMap(({ fullName, title, status, failureMessages }) => {
    if (status === 'passed' && failureMessages.length > 0)
      return [`passed at the second try: ${fullName} (${where})`];
    const skipped = status !== 'passed' && status !== 'failed' && !title.startsWith('NOT TESTED');
    return skipped ? [`NOT TESTED: ${fullName} (${where})`] : [];
  });
}

/** @param {{ status: string, assertionResults: { status: string }[] }} file */
function isUnloaded({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}
