import { z } from 'zod';
import { PRODUCT } from '../../domain/event.ts';
import type { CommandContext } from '../context.ts';
import { openFor, sealFor } from '../sealed-json.ts';

const KIND = 'webhook-secret';
const BYTES = 32;
/** Milliseconds for which the secret before still signs. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

const Secrets = z.object({
  secret: z.string(),
  former: z.object({ secret: z.string(), until: z.string() }).nullable(),
});

type Context = Pick<CommandContext, 'vault' | 'keys' | 'clock' | 'random'>;

const useOf = (webhook: string) => `webhook ${webhook}`;

/**
 * Makes a signing secret of a webhook, and returns it as Standard Webhooks writes it. The one before signs beside it for a
 * day. The vault keeps both, sealed under the key of the product.
 */
export async function newSecret(context: Context, webhook: string): Promise<string> {
  const { vault, clock, random } = context;
  for (;;) {
    const record = await vault.get(KIND, webhook);
    const before = await openFor(context, PRODUCT, useOf(webhook), record?.value, Secrets);
    const secret = `whsec_${Buffer.from(random.bytes(BYTES)).toString('base64')}`;
    const until = new Date(clock.now().getTime() + OVERLAP_MS).toISOString();
    const secrets = { secret, former: before ? { secret: before.secret, until } : null };
    const value = await sealFor(context, PRODUCT, useOf(webhook), secrets);
    if (value === undefined) throw new Error('the product has no key');
    if (await vault.put({ kind: KIND, id: webhook, value, seen: record?.version ?? 0 })) return secret;
  }
}

/** Returns the secrets that sign now, the newest first; none where the webhook was removed. */
export async function signingSecrets(context: Context, webhook: string): Promise<readonly string[]> {
  const record = await context.vault.get(KIND, webhook);
  const secrets = await openFor(context, PRODUCT, useOf(webhook), record?.value, Secrets);
  if (!secrets) return [];
  const { secret, former } = secrets;
  const overlaps = former !== null && context.clock.now().getTime() < Date.parse(former.until);
  return overlaps ? [secret, former.secret] : [secret];
}

export const removeSecret = (vault: Context['vault'], webhook: string): Promise<boolean> =>
  vault.delete(KIND, webhook);
