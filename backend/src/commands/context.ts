import type { PersonKeys } from '../log/person-keys.ts';
import type { Secrets } from '../log/secrets.ts';
import type { Vault } from '../ports/vault.ts';
import type { LogContext } from './handle.ts';

/** The ports of the commands that handle accounts: the log, the vault, and keyed hashes. */
export interface CommandContext extends LogContext {
  readonly vault: Vault;
  readonly keys: PersonKeys;
  readonly secrets: Secrets;
}
