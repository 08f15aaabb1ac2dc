import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { fillInstallation } from './backup/fill.ts';
import { type Run, runProgram } from './backup/run-program.ts';

/** `npm run bench:backup`: time and memory of back-ups and restores of 10 GB, open and sealed. Linux only. */
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '10000' },
    small: { type: 'string', default: '100000' },
    codes: { type: 'string', default: '300000' },
    scans: { type: 'string', default: '2000000' },
    only: { type: 'string' },
    in: { type: 'string', default: tmpdir() },
  },
});
const amounts = {
  megabytes: Number(values.megabytes),
  small: Number(values.small),
  codes: Number(values.codes),
  scans: Number(values.scans),
};
const kinds = ['open', 'sealed'].filter((kind) => (values.only ?? kind) === kind);
if (kinds.length === 0) throw new RangeError(`there is no ${values.only} to back up`);
/** Seconds, and megabytes of memory. */
const AIMS = { seconds: 300, memory: 200 };
const print = (text: string) => process.stdout.write(`${text}\n`);
const row = (...cells: readonly string[]) => print(`| ${cells.join(' | ')} |`);

function show(what: string, { seconds, processor, peak }: Run): void {
  const memory = Math.ceil(peak / 1e6);
  row(what, `${seconds.toFixed(0)} s`, `${processor.toFixed(0)} s`, `${memory} MB`);
  if (seconds > AIMS.seconds || memory > AIMS.memory) process.exitCode = 1;
}

const root = await mkdtemp(join(values.in, 'qlaim-bench-'));
const first = {
  DATA_DIR: join(root, 'first'),
  SESSION_SECRET: randomBytes(32).toString('hex'),
  VAULT_KEY: randomBytes(32).toString('hex'),
};
const second = { ...first, DATA_DIR: join(root, 'second') };
try {
  const files = await fillInstallation(first, amounts);
  print(`${amounts.megabytes} MB and ${amounts.small} files of 5 KB, together ${files} uploads;`);
  print(`${amounts.codes} codes, ${amounts.scans} scans\n`);
  row('what', `time (≤ ${AIMS.seconds} s)`, 'processor', `memory (≤ ${AIMS.memory} MB)`);
  row('---', '--:', '--:', '--:');
  for (const kind of kinds) {
    const key: Record<string, string> =
      kind === 'sealed' ? { BACKUP_KEY: await generateX25519Identity() } : {};
    const place = join(root, kind);
    const backUp = (...more: readonly string[]) =>
      runProgram('backup', ['--to', place, '--files', ...more], { ...first, ...key });
    const copied = await backUp('--unchecked');
    show(`${kind}: back-up, unchecked`, copied);
    const checked = await backUp();
    show(`${kind}: the next one, which checks all`, checked);
    show(`${kind}: both, as a first one, checked`, {
      seconds: copied.seconds + checked.seconds,
      processor: copied.processor + checked.processor,
      peak: Math.max(copied.peak, checked.peak),
    });
    show(
      `${kind}: restore, with rebuild and audit`,
      await runProgram('restore', [place], { ...second, ...key }),
    );
    for (const folder of [place, second.DATA_DIR]) await rm(folder, { recursive: true });
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
