import { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import { ok, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { unlessAway } from '../../ports/errors.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';
import { openFor, sealFor } from '../sealed-json.ts';
import type { Owner } from './two-step.ts';

/** What the vault keeps of a passkey, sealed under the key of its person. Times are in milliseconds since 1970. */
export const KeptPasskey = z.object({
  /** Base64url, as the authenticator chose it. */
  credentialId: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()),
  /** Whether the passkey may be on several devices, and whether it is. */
  deviceType: z.enum(['singleDevice', 'multiDevice']),
  backedUp: z.boolean(),
  name: z.string(),
  /** The domain that browsers have bound it to; absent for those of earlier versions, which are of the first one. */
  domain: z.string().optional(),
  createdAt: z.int(),
  lastUsedAt: z.int().nullable(),
});
export type KeptPasskey = z.infer<typeof KeptPasskey>;

const USE = 'passkeys';

/** The id of a passkey in the log and in addresses. */
export const passkeyIdOf = ({ secrets }: Pick<CommandContext, 'secrets'>, credentialId: string): string =>
  secrets.tokenHash(`passkey ${credentialId}`);

export async function passkeysOf(context: CommandContext, userId: string): Promise<readonly KeptPasskey[]> {
  return (await read(context, userId)).passkeys;
}

/** Adds a passkey. Refuses where the person has it already, or has too many. */
export async function addPasskey(context: CommandContext, owner: Owner, passkey: KeptPasskey) {
  const { credentialId } = passkey;
  const added = await change(context, owner.id, (passkeys) =>
    passkeys.length >= LIMITS.passkeys || passkeys.some((each) => each.credentialId === credentialId)
      ? undefined
      : [...passkeys, passkey],
  );
  if (!added) return refuse('edited_meanwhile');
  const recorded = await record(context, owner, 'addPasskey', passkeyIdOf(context, credentialId));
  return recorded.ok ? ok(passkey) : refuse('edited_meanwhile');
}

/** Removes a passkey by its id. Refuses where the person has no such passkey. */
export async function removePasskey(context: CommandContext, owner: Owner, id: string) {
  const removed = await change(context, owner.id, (passkeys) => {
    const others = passkeys.filter(({ credentialId }) => passkeyIdOf(context, credentialId) !== id);
    return others.length === passkeys.length ? undefined : others;
  });
  if (!removed) return refuse('unknown_passkey');
  const recorded = await record(context, owner, 'removePasskey', id);
  return recorded.ok ? ok(undefined) : refuse('edited_meanwhile');
}

/** Notes the use of a passkey: when, its counter, and whether other devices have it. */
export async function notePasskeyUse(
  context: CommandContext,
  userId: string,
  credentialId: string,
  use: Pick<KeptPasskey, 'counter' | 'backedUp' | 'lastUsedAt'>,
): Promise<void> {
  await unlessAway(
    change(context, userId, (passkeys) =>
      passkeys.map((each) => (each.credentialId === credentialId ? { ...each, ...use } : each)),
    ),
  );
}

const record = (
  context: CommandContext,
  { id, account: { role } }: Owner,
  type: 'addPasskey' | 'removePasskey',
  passkey: string,
) => handle(context, ACCOUNT, actorOf({ id, role }), id, { type, passkey });

async function read(context: CommandContext, userId: string) {
  const kept = await context.vault.get('passkeys', userId);
  const passkeys = await openFor(context, userId, USE, kept?.value, z.array(KeptPasskey));
  return { passkeys: passkeys ?? [], version: kept?.version ?? 0 };
}

/** Changes the passkeys of a person; again where another change came first. Returns false where `edit` returns undefined. */
async function change(
  context: CommandContext,
  userId: string,
  edit: (passkeys: readonly KeptPasskey[]) => readonly KeptPasskey[] | undefined,
): Promise<boolean> {
  for (;;) {
    const { passkeys, version } = await read(context, userId);
    const edited = edit(passkeys);
    const value = edited && (await sealFor(context, userId, USE, edited));
    if (value === undefined) return false;
    if (await context.vault.put({ kind: 'passkeys', id: userId, value, seen: version })) return true;
  }
}
