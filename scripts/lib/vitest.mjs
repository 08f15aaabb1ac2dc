import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './child.mjs';
import { inRoot } from './paths.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

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
 * A file that can't be loaded has no tests to count, and a crash leaves no report: each is one failure.
 * @param {string} report
 * @param {number} code
 * @returns {Counts}
 */
function countsOf(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(isUnloaded).length;
  const failed = numFailedTests + unloaded;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** @param {{ status: string, assertionResults: { status: string }[] }} file */
function isUnloaded({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}
