import type { PersonKeys } from '../log/person-keys.ts';
import type { Secrets } from '../log/secrets.ts';
import type { Vault } from '../ports/vault.ts';
import type { LogContext } from './handle.ts';

/** What commands need beside the log: where secrets are kept, and how they are hashed. */
export interface CommandContext extends LogContext {
  readonly vault: Vault;
  readonly keys: PersonKeys;
  readonly secrets: Secrets;
}
