import type { VaultStanding } from '../commands/name-vault.ts';
import { ConfigError } from './config.ts';

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
