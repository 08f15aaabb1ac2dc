import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, ConfigError } from '../../main/config.ts';
import type { Leases } from '../../ports/lease.ts';
import { relayTo } from '../../processes/relay/relay.ts';
import { PROJECTIONS } from '../../read-models/index.ts';

/** What a running product holds: an api process a scan journal, the others their work. */
const heldBy = ({ kafka }: Pick<Config, 'kafka'>): readonly string[] => [
  ...Array.from({ length: 8 }, (_, slot) => `scan-slot-${slot}`),
  ...PROJECTIONS.map(({ definition }) => `project-${definition.name}`),
  'mail-outbox',
  ...(kafka ? [relayTo(kafka.topic)] : []),
];

/** The longest that anything stays held by a process that was killed. */
const PATIENCE_MS = 31_000;
const PAUSE_MS = 500;
const HOLDER = 'migration';

/** Throws `ConfigError` while the product runs on the source. What a killed process has left behind is waited for. */
export async function assertStopped(
  leases: Leases,
  source: Pick<Config, 'kafka'>,
  say: (line: string) => void,
): Promise<void> {
  const names = heldBy(source);
  let told = false;
  for (const deadline = performance.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    const held = await firstHeld(leases, names);
    if (held === undefined) return;
    if (performance.now() > deadline)
      throw new ConfigError(`the product runs on the source (it holds ${held}): stop it first`);
    if (!told)
      say(`the product runs on the source, or was killed just now: waiting half a minute for ${held}`);
    told = true;
  }
}

async function firstHeld(leases: Leases, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const lease = await leases.acquire(name, HOLDER, 1000);
    if (!lease) return name;
    await leases.release(name, lease);
  }
  return undefined;
}
