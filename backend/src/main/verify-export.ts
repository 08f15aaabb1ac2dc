import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { JournalArchive } from '../domain/scans/archives.ts';
import { linesOf } from '../operations/lines-of.ts';
import { namedArchive, verifyArchives } from '../operations/verify-export/named-archives.ts';
import { verifyLines } from '../operations/verify-export/verify-lines.ts';
import { openArchives } from './archive/place.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run verify-export -- FILE [--archives PLACE]`: checks an exported log. It reads the file alone; with a place also the archives of
 * scans that the log names.
 */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { archives: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new ConfigError('Name the file: npm run verify-export <file>');
  const archives: JournalArchive[] = [];
  const verdict = await verifyLines(linesOf(createReadStream(file)), (event) => {
    const archive = namedArchive(event);
    if (archive) archives.push(archive);
  });
  if (!verdict.sound) {
    say(`DAMAGED at line ${verdict.line}: ${verdict.problem}`);
    return 1;
  }
  say(`sound: ${verdict.count} events, head ${verdict.head}`);
  if (archives.length === 0) return 0;
  const scans = archives.reduce((sum, archive) => sum + archive.scans, 0);
  if (values.archives !== undefined) return verifyFiles(values.archives, archives, scans);
  say(`it names ${archives.length} archives with ${scans} scans, which were not read: --archives PLACE does`);
  return 0;
});

async function verifyFiles(to: string, archives: readonly JournalArchive[], scans: number): Promise<number> {
  const at = await openArchives(readConfig(process.env), to);
  let damaged = 0;
  try {
    for await (const { file, problem } of verifyArchives(at, archives)) {
      if (problem === undefined) continue;
      damaged += 1;
      say(`DAMAGED archive ${file}: ${problem}`);
    }
  } finally {
    await at.place.close();
  }
  if (damaged === 0) say(`sound: ${archives.length} archives with ${scans} scans`);
  return damaged === 0 ? 0 : 1;
}
