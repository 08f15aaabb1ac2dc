import pWaitFor from 'p-wait-for';
import type { Leases } from '../../ports/lease.ts';
import { projectorLease } from '../../processes/projecting/projectors.ts';
import { MAIL_OUTBOXES } from '../../processes/reactions/mail-outbox.ts';
import { relayTo } from '../../processes/relay/relay.ts';
import { scanSlotLease } from '../../processes/scan-slot.ts';
import { PROJECTIONS } from '../../read-models/index.ts';

/** The product runs on the source. */
export class SourceInUse extends Error {}

/** The installation that is copied, as far as its leases are named after it. */
interface Source {
  readonly kafka: { readonly topic: string } | undefined;
}

/** The lowest scan slots: a running product always holds some of them. */
const SLOTS = 8;

/** The leases of a running product: of an api process its scan slot, of the others their work. */
const leasesOf = ({ kafka }: Source): readonly string[] => [
  ...Array.from({ length: SLOTS }, (_, slot) => scanSlotLease(slot)),
  ...PROJECTIONS.map(projectorLease),
  ...MAIL_OUTBOXES,
  ...(kafka ? [relayTo(kafka.topic)] : []),
];

/** Milliseconds: a little more than the longest time to live of a lease, which a killed process leaves behind. */
const TIMEOUT_MS = 31_000;
const POLL_MS = 500;
const HOLDER = 'migration';

/**
 * Waits at most `timeout` milliseconds for the leases of a process that was killed to expire. Throws `SourceInUse` while
 * the product runs on the source.
 */
export async function assertStopped(
  leases: Leases,
  source: Source,
  say: (line: string) => void,
  timeout = TIMEOUT_MS,
): Promise<void> {
  const names = leasesOf(source);
  let held = await firstHeld(leases, names);
  if (held === undefined) return;
  say(`the product runs on the source, or was killed just now: waiting half a minute for ${held}`);
  const isFree = async () => {
    held = await firstHeld(leases, names);
    return held === undefined;
  };
  const fallback = (): never => {
    throw new SourceInUse(`the product runs on the source (it holds ${held}): stop it first`);
  };
  await pWaitFor(isFree, { interval: POLL_MS, timeout: { milliseconds: timeout, fallback } });
}

async function firstHeld(leases: Leases, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const lease = await leases.acquire(name, HOLDER, 1000);
    if (!lease) return name;
    await leases.release(name, lease);
  }
  return undefined;
}
