import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frugalNode } from '../../src/main/frugal.ts';
import { FEW_SCANS } from '../../src/processes/scan-snapshot/is-worth.ts';
import { NODE_OPTIONS, startServer } from '../../test/support/server.ts';
import { fillCodes } from '../console/fill-codes.ts';
import { untilReady } from '../measuring/until-ready.ts';
import { type FilledScans, fillScans } from './fill-scans.ts';
import { sizeOf } from './size-of.ts';
import { type Run, timedProgram, withFlags } from './timed-program.ts';

const MIB = 1024 * 1024;
/** The number of scans for which hours are computed. */
const BILLION = 1e9;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The aims for the disk, and for folding a billion scans. */
const [MOST_BYTES, MOST_HOURS] = [40, 1];

interface Options extends FilledScans {
  /** Flags of Node for the programs that are measured. */
  readonly flags: readonly string[];
  readonly print: (line: string) => void;
}

/**
 * Fills an empty folder with codes and then with scans, and prints how fast the journals are folded, where a snapshot is made of so many.
 * Returns whether the aims are met.
 */
export async function benchJournals(folder: string, options: Options): Promise<boolean> {
  const { codes, scans, perEvent, flags, print } = options;
  let met = true;
  const row = (name: string, value: number, unit: string, most?: number) => {
    const aim = most === undefined ? '' : `≤ ${most}`;
    print(`| ${name} | ${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit} | ${aim} |`);
    if (most !== undefined && !(value <= most)) met = false;
  };
  print(`| ${codes} codes, ${scans} scans, ${perEvent} an event | figure | aim |\n| --- | --: | --: |`);
  await fillCodes(folder, codes);
  const server = await startServer(folder);
  await untilReady(server.port);
  await server.stop();
  // The codes have scans of their own.
  const alone = scans >= FEW_SCANS ? await rebuild() : undefined;
  const logSize = () => sizeOf(folder, 'events.db', 'events.db-wal');
  const before = await logSize();
  const filled = await fillScans(folder, options);
  row('appended through the log', scans / filled, 'scans/s');
  row('on the disk', ((await logSize()) - before) / scans, 'bytes a scan', MOST_BYTES);
  if (alone) await sayRebuilds(alone);
  else {
    print(`No snapshot is made of fewer than ${FEW_SCANS} scans: their rebuilds are not measured.`);
    await rebuild();
  }
  await sayArchives();
  return met;

  function rebuild(): Promise<Run> {
    return timedProgram('rebuild', folder, withFlags(NODE_OPTIONS, flags));
  }

  async function sayRebuilds(alone: Run): Promise<void> {
    /** What a run takes beyond one without scans. */
    const say = (name: string, run: Run) => {
      row(name, Math.max(run.seconds - alone.seconds, 0), 's');
      row('its processor time', Math.max(run.processor - alone.processor, 0) / 1e6, 's');
      row('its memory', run.memory / MIB, 'MiB');
    };
    row('rebuild without scans', alone.seconds, 's');
    const first = await rebuild();
    say('rebuild that makes the snapshot', first);
    const later = await rebuild();
    say('rebuild from the snapshot', later);
    // What both do follows the codes, and not the scans.
    const seconds = Math.max(first.seconds - later.seconds, Number.EPSILON);
    row('folded by the first', scans / seconds, 'scans/s');
    row('a billion scans, computed', (seconds / scans) * (BILLION / 3600), 'hours', MOST_HOURS);
    say(
      'audit from the snapshot',
      await timedProgram('audit', folder, withFlags(frugalNode('audit'), flags)),
    );
  }

  async function sayArchives(): Promise<void> {
    const place = await mkdtemp(join(tmpdir(), 'qlaim-archives-'));
    const bounds = { flags, environment: {} };
    const archive = (...args: readonly string[]) =>
      timedProgram('archive', folder, bounds, [...args, '--to', place]);
    try {
      const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
      const made = await archive('--before', yesterday);
      const archived = Number(/(\d+) scans lie in archives/.exec((await archive()).output)?.[1]);
      const entries = await readdir(place, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const sizes = files.map(({ parentPath, name }) => sizeOf(parentPath, name));
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      row(`${archived} of them in archives`, bytes / archived, 'bytes a scan', MOST_BYTES);
      row('making the archives', made.seconds, 's');
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
}
