import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { nameVault } from '../../src/commands/name-vault.ts';
import { SCANS } from '../../src/domain/scans/events.ts';
import { openPorts, type Ports } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { filledCode } from './filled-code.ts';
import { BATCH_SIZE, batchStreams, codeStreams } from './filled-codes.ts';
import { append } from './filled-log.ts';
import { signUpOf } from './filled-people.ts';
import { scanEvents } from './filled-scans.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The codes of the log are of this time, in milliseconds since 1970: the year before the benchmark starts. */
export const UNTIL = Date.now();
export const SINCE = UNTIL - 365 * DAY_MS;

/** The people who sign up while a batch of codes is sold. */
const PEOPLE_A_BATCH = 10;

/** The last of so many codes. */
export const LAST_CODE = (codes: number): string => filledCode(codes - 1);

/**
 * Fills a log with codes of a year as the product writes it, by its rules: batches, their codes, people who sign up, what
 * admins and owners change, and scans. `settings`: more of those of the product, such as that of MongoDB.
 */
export async function fillCodes(
  dataDir: string,
  codes: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const ports = await openPorts(config, 'http://localhost', pino({ level: 'silent' }));
  // The first events of each log: without them the product takes it for a part of another installation.
  await nameVault(ports);
  let journal: 'none' | number = 'none';
  for (let batch = 0; batch * BATCH_SIZE < codes; batch += 1) {
    const first = batch * BATCH_SIZE;
    const at = SINCE + (first / codes) * (UNTIL - SINCE);
    const numbers = Array.from(
      { length: Math.min(BATCH_SIZE, codes - first) },
      (_none, index) => first + index,
    );
    await fillBatch(ports, batch, numbers, new Date(at).toISOString());
    // The codes of a batch are scanned once the next ones are made.
    journal = await record(ports, numbers, at + (UNTIL - SINCE) / codes, journal);
  }
  await ports.close();
}

async function fillBatch(
  { log, secrets }: Pick<Ports, 'log' | 'secrets'>,
  batch: number,
  numbers: readonly number[],
  at: string,
): Promise<void> {
  const signUps = Array.from({ length: PEOPLE_A_BATCH }, (_none, place) => batch * PEOPLE_A_BATCH + place);
  const people = (batch + 1) * PEOPLE_A_BATCH;
  const [begun, expanded] = batchStreams(batch, numbers, at);
  const signedUp = signUps.flatMap((number) => signUpOf(number, at, (email) => secrets.emailKey(email)));
  await append(log, at, [...signedUp, begun]);
  for (const streams of codeStreams(numbers, { batch, people, at })) await append(log, at, streams);
  await append(log, at, [expanded]);
}

/** Appends scans to the journal of the first process. Returns its revision. */
async function record(
  { log }: Pick<Ports, 'log'>,
  numbers: readonly number[],
  at: number,
  expected: 'none' | number,
): Promise<'none' | number> {
  const meta = { at: new Date(at).toISOString(), actor: SYSTEM };
  const events = scanEvents(numbers, Math.floor(at)).map((event) => ({
    ...event,
    ...meta,
    id: randomUUID(),
  }));
  if (events.length === 0) return expected;
  const outcome = await log.append({ stream: SCANS.streamOf('0'), expected, events });
  if (!outcome.ok) throw new Error('another process writes scans');
  return outcome.revision;
}
