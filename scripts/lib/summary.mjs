import { missingEngines } from './engines.mjs';
import { say } from './say.mjs';

/**
 * Prints what did not run and the closing line, and sets the exit code. A missing engine counts as a failure where
 * REQUIRE_ENGINES names it.
 * @param {readonly import('./vitest.mjs').Counts[]} counts
 * @param {readonly string[]} remarks
 * @returns {number} failures
 */
export function summarise(counts, remarks) {
  const { missing, required } = missingEngines();
  const outcomes = missing.map((name) => {
    const outcome = required.includes(name) ? 'FAILED' : 'NOT TESTED';
    return `${outcome}: ${name} was not found, its suites did not run`;
  });
  const notes = [...remarks, ...outcomes, ...counts.flatMap((count) => count.notes ?? [])];
  if (notes.length > 0) say(`\n  ${notes.join('\n  ')}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, required.length);
  process.exitCode = failed === 0 ? 0 : 1;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed;
}
