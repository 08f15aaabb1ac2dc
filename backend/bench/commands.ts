import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { candidates } from './commands/compositions.ts';
import { isFast, type Measured, measured, printed } from './commands/measured.ts';

/**
 * `npm run bench:commands`: how long a command takes from the request to the response, which waits until lists show it. The
 * bare append to a log beside it takes turns with it, and is the floor.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
try {
  const all: Measured[] = [];
  for (const candidate of candidates()) {
    if (!candidate.name.includes(values.only)) continue;
    const composition = await candidate.start(folder);
    try {
      const figures = await measured(candidate.name, composition);
      all.push(figures);
      if (!isFast(candidate, figures)) process.exitCode = 1;
    } finally {
      await composition.events.close();
      await composition.stop();
    }
  }
  if (all.length === 0) throw new RangeError(`no composition has ${values.only} in its name`);
  process.stdout.write(`${printed(all)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
