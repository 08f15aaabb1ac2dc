import { z } from 'zod';
import { PRODUCT } from '../../domain/event.ts';
import type { CommandContext } from '../context.ts';
import { openFor, sealFor } from '../sealed-json.ts';

/** The e-mail of an invitation, and its link. It ends with the invitation, so that nothing of the person stays. */
const Kept = z.object({
  userId: z.string(),
  /** Sealed under the product's own key. */
  email: z.string(),
  /** The hash of the link's token; null until it is mailed. */
  token: z.string().nullable(),
});

export interface InvitationRecord {
  /** The id of the account to be. */
  readonly userId: string;
  readonly email: string;
  readonly token: string | null;
}

const KIND = 'invitation';
const USE = 'invitation';
/** The most open invitations that the console lists. */
const MOST = 1000;

/** Keeps the record of an invitation, by the key of its e-mail. `seen`: see the vault's `put`. */
export async function keepInvitation(
  context: CommandContext,
  emailKey: string,
  { email, ...record }: InvitationRecord,
  { seen, expiresAt }: { readonly seen: number; readonly expiresAt: string },
): Promise<boolean> {
  const sealed = await sealFor(context, PRODUCT, USE, email);
  if (sealed === undefined) throw new Error('The key of the product is gone');
  return context.vault.put({
    kind: KIND,
    id: emailKey,
    value: { ...record, email: sealed },
    seen,
    expiresAt,
  });
}

/** Returns the record of an invitation, with its version; undefined once it has ended. */
export async function findInvitation(context: CommandContext, emailKey: string) {
  const found = await context.vault.get(KIND, emailKey);
  const record = await read(context, found?.value);
  return found && record && { ...record, version: found.version };
}

/** Removes the e-mail and the link. `seen`: the version that is removed; one that was sent again meanwhile stays. */
export async function dropInvitation(
  { vault, clock }: CommandContext,
  emailKey: string,
  seen?: number,
): Promise<void> {
  if (seen === undefined) await vault.delete(KIND, emailKey);
  else await vault.put({ kind: KIND, id: emailKey, value: null, seen, expiresAt: clock.now().toISOString() });
}

/** Returns the records of all invitations that have not ended. */
export async function keptInvitations(context: CommandContext): Promise<readonly InvitationRecord[]> {
  const page = await context.vault.page(KIND, { after: '', before: '~', limit: MOST });
  const records = await Promise.all(page.map(({ value }) => read(context, value)));
  return records.filter((record) => record !== undefined);
}

async function read(context: CommandContext, value: unknown): Promise<InvitationRecord | undefined> {
  const kept = Kept.safeParse(value).data;
  if (kept === undefined) return undefined;
  const email = await openFor(context, PRODUCT, USE, kept.email, z.string());
  return email === undefined ? undefined : { ...kept, email };
}
