import { findAccount } from '../src/commands/accounts/find-account.ts';
import type { CommandContext } from '../src/commands/context.ts';
import { QR_BATCH } from '../src/domain/qr-batch/qr-batch.ts';
import type { EventFeed } from '../src/ports/event-feed.ts';
import { PEOPLE } from './people.ts';

type Ports = CommandContext & { readonly feed: EventFeed };

/** The installation must not be filled. */
export class SeedRefused extends Error {}

/** Records in the vault that a run has begun or is done. */
const MARK = { kind: 'setting', id: 'seed' } as const;

const START_OVER = 'start over with an empty installation: remove DATA_DIR, or empty the stores';

/**
 * Throws `SeedRefused` for an installation that holds codes, or one of the people. A run that was cut off is not taken up
 * again. Of two runs at once, one is refused.
 */
export async function begin(ports: Ports): Promise<void> {
  const mark = await ports.vault.get(MARK.kind, MARK.id);
  if (mark?.value === 'begun')
    throw new SeedRefused(
      `an earlier run was cut off, or is at work now; where it was cut off, ${START_OVER}`,
    );
  if (await holdsCodes(ports)) throw new SeedRefused(`the installation holds codes; ${START_OVER}`);
  for (const { email } of PEOPLE)
    if (await findAccount(ports, email)) throw new SeedRefused(`${email} is a user; ${START_OVER}`);
  if (!(await ports.vault.put({ ...MARK, value: 'begun', seen: mark?.version ?? 0 })))
    throw new SeedRefused('another run is at work');
}

export async function finish({ vault }: Pick<Ports, 'vault'>): Promise<void> {
  await vault.put({ ...MARK, value: 'done' });
}

/** Asks the log, because the read models may be behind. */
async function holdsCodes({ feed }: Ports): Promise<boolean> {
  const controller = new AbortController();
  const subscription = {
    after: 'start',
    streams: [QR_BATCH.prefix],
    batchSize: 1,
    signal: controller.signal,
  } as const;
  for await (const { events, caughtUp } of feed.subscribe(subscription)) {
    if (events.length > 0) return true;
    if (caughtUp) return false;
  }
  return false;
}
