import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { fillInstallation } from './backup/fill.ts';
import { type Run, runProgram } from './backup/run-program.ts';

/** `npm run bench:backup`: time and memory of back-ups and restores, open and sealed. Linux only. */
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '2100' },
    files: { type: 'string', default: '580' },
    codes: { type: 'string', default: '2000' },
    only: { type: 'string' },
  },
});
const [megabytes, files, codes] = [Number(values.megabytes), Number(values.files), Number(values.codes)];
/** Seconds for 10 GB, and megabytes of memory. */
const AIMS = { seconds: 300, memory: 200 };
/** Megabytes. Less is not extrapolated to 10 GB. */
const ENOUGH = 1000;
const print = (text: string) => process.stdout.write(`${text}\n`);
const row = (...cells: readonly string[]) => print(`| ${cells.join(' | ')} |`);

function show(what: string, { seconds, peak }: Run): void {
  const of10GB = megabytes < ENOUGH ? undefined : (seconds * 10_000) / megabytes;
  const memory = Math.ceil(peak / 1e6);
  row(what, `${seconds.toFixed(1)} s`, of10GB === undefined ? '–' : `${of10GB.toFixed(0)} s`, `${memory} MB`);
  if ((of10GB ?? 0) > AIMS.seconds || memory > AIMS.memory) process.exitCode = 1;
}

const root = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
const first = {
  DATA_DIR: join(root, 'first'),
  SESSION_SECRET: randomBytes(32).toString('hex'),
  VAULT_KEY: randomBytes(32).toString('hex'),
};
const second = { ...first, DATA_DIR: join(root, 'second') };
try {
  await fillInstallation(first, { codes, files, megabytes });
  print(`${megabytes} MB in ${files} uploads, ${codes} codes\n`);
  row('what', 'time', `of 10 GB (≤ ${AIMS.seconds} s)`, `memory (≤ ${AIMS.memory} MB)`);
  row('---', '--:', '--:', '--:');
  for (const kind of ['open', 'sealed']) {
    if (values.only !== undefined && values.only !== kind) continue;
    const key: Record<string, string> =
      kind === 'sealed' ? { BACKUP_KEY: await generateX25519Identity() } : {};
    const place = join(root, kind);
    const backUp = () => runProgram('backup', ['--to', place, '--files'], { ...first, ...key });
    show(`${kind}: back-up, checked`, await backUp());
    show(`${kind}: the next one`, await backUp());
    show(`${kind}: restore`, await runProgram('restore', [place], { ...second, ...key }));
    for (const folder of [place, second.DATA_DIR]) await rm(folder, { recursive: true });
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
