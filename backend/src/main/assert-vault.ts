import type { VaultStanding } from '../commands/name-vault.ts';
import { ONLY } from '../domain/aggregate.ts';
import { INSTALLATION } from '../domain/installation/installation.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Vault } from '../ports/vault.ts';
import { ConfigError } from './settings/config.ts';

const REFUSALS = {
  missing:
    'The vault is not the one of this log: restore the log and the vault from back-ups of the same installation',
  'other-key':
    'VAULT_KEY (or keys.json in DATA_DIR) is not the one of this installation: set the key that its vault was made with',
} as const satisfies Partial<Record<VaultStanding, string>>;

/** Throws `ConfigError` for a vault whose secrets do not open. */
export function otherKey(): never {
  throw new ConfigError(REFUSALS['other-key']);
}

/** Throws `ConfigError` where vault or master key do not belong to the log. */
export function assertVault(standing: VaultStanding): void {
  if (standing === 'missing' || standing === 'other-key') throw new ConfigError(REFUSALS[standing]);
}

interface Stores {
  readonly events: Pick<EventStore, 'read'>;
  readonly vault: Pick<Vault, 'get'>;
}

/** Rejects with `ConfigError` where the log names another vault than this one. It needs no master key. */
export async function assertNamedVault({ events, vault }: Stores): Promise<void> {
  for await (const { type, data } of events.read(INSTALLATION.streamOf(ONLY))) {
    if (type !== 'VaultNamed' || typeof data['vaultId'] !== 'string') continue;
    const record = await vault.get('setting', data['vaultId']);
    if (typeof record?.value !== 'string') assertVault('missing');
  }
}
