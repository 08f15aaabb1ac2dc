import { createReadStream } from 'node:fs';
import { linesOf } from '../operations/lines-of.ts';
import { verifyLines } from '../operations/verify-export/verify-lines.ts';
import { runProgram } from './program.ts';
import { ConfigError } from './settings/config-error.ts';

/** `npm run verify-export <file>`: checks an exported log. It reads the file alone. */
await runProgram(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new ConfigError('Name the file: npm run verify-export <file>');
  const verdict = await verifyLines(linesOf(createReadStream(file)));
  const words = verdict.sound
    ? `sound: ${verdict.count} events, head ${verdict.head}`
    : `DAMAGED at line ${verdict.line}: ${verdict.problem}`;
  process.stdout.write(`${words}\n`);
  return verdict.sound ? 0 : 1;
});
