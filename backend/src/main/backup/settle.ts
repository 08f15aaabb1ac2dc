import { pino } from 'pino';
import { vaultStanding } from '../../commands/name-vault.ts';
import { checkpointsIn } from '../../operations/backup/log-lines.ts';
import { eraseAgain } from '../../operations/erase/erase-again.ts';
import { rebuildReadModels } from '../../operations/rebuild/rebuild-read-models.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import { keepProcessCheckpoint } from '../../processes/checkpoints.ts';
import { clampCheckpoints } from '../../processes/clamp-checkpoints.ts';
import type { Erased } from '../../processes/erasure/erased-list.ts';
import { forgetParked } from '../../processes/mails/parked.ts';
import { MAIL_OUTBOXES } from '../../processes/reactions/mail-outbox.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { assertVault } from '../assert-vault.ts';
import { adoptParts } from '../parts/mark-parts.ts';
import { openPorts, type Ports } from '../ports.ts';
import type { Config } from '../settings/config.ts';

/** Scans that are folded together: 4 MB, and the names of their codes. A server takes thirty times as many. */
const SCANS_TOGETHER = 250_000;

interface Settling {
  /** Who was erased since the back-up, beside the list in its files. */
  readonly erased: readonly Erased[];
  readonly say: (line: string) => void;
}

/** Opens an installation that was just unpacked. Rejects with `ConfigError` where the master key is another's. */
export async function openUnpacked(config: Config): Promise<Ports> {
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  // Files may be left out, and the product may have been started while the back-up was made.
  const ports = await openPorts(config, url, pino({ level: 'warn' }), {
    accepts: ['log', 'files'],
    thread: 'this',
  });
  try {
    assertVault(await vaultStanding(ports));
    return ports;
  } catch (error) {
    await ports.close();
    throw error;
  }
}

/**
 * Makes an unpacked installation fit to start: its parts belong together, whoever was erased is erased again, no mail goes out a
 * second time, and the read models are there. Returns the ids of those who could not be erased.
 */
export async function settle(
  config: Config,
  ports: Ports,
  { erased, say }: Settling,
): Promise<readonly string[]> {
  await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  // A vault is copied a moment after the log. Whoever is ahead of it would pass over what is appended here.
  const names = [...(await checkpointsIn(ports.vault)).keys()];
  await clampCheckpoints({ ...ports, logger: pino({ level: 'silent' }) }, names);
  await adoptParts(config, ports);
  const again = await eraseAgain(ports, erased);
  say(`erased again: ${again.erased}; erased before: ${again.done}; not in this log: ${again.unknown}`);
  // The mails of the last moments may have gone out after the back-up was made.
  await forgetParked(ports.vault);
  const end = await endOf(ports.feed);
  for (const outbox of MAIL_OUTBOXES) await keepProcessCheckpoint(ports.vault, outbox, end);
  await rebuildReadModels(ports, PROJECTIONS, { say, scansTogether: SCANS_TOGETHER });
  return again.refused;
}
