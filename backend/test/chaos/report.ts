import type { Finding } from './findings.ts';

/** Prints what was found. Returns whether every check passed. */
export function report(findings: readonly Finding[]): boolean {
  for (const { check, examined, violations } of findings) {
    process.stdout.write(
      `${violations.length === 0 ? 'ok  ' : 'FAIL'} ${check}: ${violations.length} of ${examined}\n`,
    );
    for (const line of violations.slice(0, 10)) process.stdout.write(`       ${line.slice(0, 1500)}\n`);
  }
  const isSound = findings.every(({ violations }) => violations.length === 0);
  process.stdout.write(`VERDICT: ${isSound ? 'nothing lost, nothing duplicated' : 'violations found'}\n`);
  return isSound;
}
