import type { VaultStanding } from '../commands/name-vault.ts';
import { ConfigError } from './config.ts';

const REFUSALS: Readonly<Partial<Record<VaultStanding, string>>> = {
  missing:
    'The vault is not the one of this log: restore the log and the vault from back-ups of the same installation',
  'other-key':
    'VAULT_KEY (or keys.json in DATA_DIR) is not the one of this installation: set the key that its vault was made with',
};

/** Throws `ConfigError` where vault or master key do not belong to the log. */
export function assertVault(standing: VaultStanding): void {
  const refusal = REFUSALS[standing];
  if (refusal !== undefined) throw new ConfigError(refusal);
}
