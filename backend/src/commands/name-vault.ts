import { ONLY } from '../domain/aggregate.ts';
import { INSTALLATION } from '../domain/installation/installation.ts';
import { SYSTEM } from '../ports/event-store.ts';
import type { CommandContext } from './context.ts';
import { handle } from './handle.ts';

/**
 * Whether vault and master key belong to the log. `unnamed`: the log names no vault yet. `missing`: the vault lacks the check
 * value that the log names. `other-key`: the check value does not open.
 */
export type VaultStanding = 'ours' | 'unnamed' | 'missing' | 'other-key';

type Context = Pick<CommandContext, 'log' | 'vault' | 'secrets'>;

/** Compares the vault and the master key with the log. With others, everybody would read as erased, or register again. */
export async function vaultStanding({ log, vault, secrets }: Context): Promise<VaultStanding> {
  const { state } = await log.load(INSTALLATION, ONLY);
  if (state.vaultId === null) return 'unnamed';
  const record = await vault.get('setting', state.vaultId);
  if (typeof record?.value !== 'string') return 'missing';
  return secrets.opensCheck(state.vaultId, record.value) ? 'ours' : 'other-key';
}

/**
 * Names the vault in a log that names none. The check value is stored before the log names it, so that after a crash the next
 * start names another. Of several processes that start at once one names it for all.
 */
export async function nameVault(context: CommandContext): Promise<VaultStanding> {
  const standing = await vaultStanding(context);
  if (standing !== 'unnamed') return standing;
  const { vault, secrets, random } = context;
  const vaultId = `vault-${random.uuid()}`;
  await vault.put({ kind: 'setting', id: vaultId, value: secrets.sealCheck(vaultId) });
  const named = await handle(context, INSTALLATION, SYSTEM, ONLY, { type: 'nameVault', vaultId });
  if (named.ok && named.value.state.vaultId !== vaultId) await vault.delete('setting', vaultId);
  return vaultStanding(context);
}
