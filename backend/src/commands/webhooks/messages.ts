import type { Vault } from '../../ports/vault.ts';
import { expiryOf, madeAt, type NewMessage, StoredMessage } from './message.ts';

const KIND = 'webhook-message';
const keyOf = (webhook: string, id: string) => `${webhook}/${id}`;

/** A message of a webhook, and where it lies. */
export interface KeptMessage extends StoredMessage {
  readonly id: string;
}

/** A message that is due. */
export interface Due {
  readonly key: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

const DUE = 'webhook-due';
const dueKey = (webhook: string, dueAt: number, id: string) =>
  `${webhook}/${String(dueAt).padStart(13, '0')}/${id}`;

/**
 * Queues a message, once: one that is there already is not queued again. A process that is killed between the message and
 * its due time repeats the call, and the due time follows.
 */
export async function queue(vault: Vault, { webhook, id, ...message }: NewMessage, now: Date): Promise<void> {
  const dueAt = now.getTime();
  const value: StoredMessage = { ...message, status: 'waiting', dueAt, tries: 0, attempts: [] };
  const put = { kind: KIND, id: keyOf(webhook, id), value, seen: 0, expiresAt: expiryOf(message) } as const;
  if (await vault.put(put)) return schedule(vault, webhook, { id, ...value });
  const known = await findMessage(vault, webhook, id);
  if (known) await schedule(vault, webhook, known);
}

/** Notes when a message is due. Nothing where it does not wait. */
export async function schedule(vault: Vault, webhook: string, message: KeptMessage): Promise<void> {
  const { id, dueAt } = message;
  if (message.status !== 'waiting' || dueAt === null) return;
  await vault.put({ kind: DUE, id: dueKey(webhook, dueAt, id), value: true, expiresAt: expiryOf(message) });
}

/** Keeps a message that waits for nothing. */
export async function keep(vault: Vault, webhook: string, { id, ...message }: KeptMessage): Promise<void> {
  await vault.put({ kind: KIND, id: keyOf(webhook, id), value: message, expiresAt: expiryOf(message) });
}

export async function findMessage(
  vault: Vault,
  webhook: string,
  id: string,
): Promise<KeptMessage | undefined> {
  const record = await vault.get(KIND, keyOf(webhook, id));
  const read = StoredMessage.safeParse(record?.value);
  return read.success ? { ...read.data, id } : undefined;
}

/** Edits a message, again where another writer comes between. Returns it afterwards; undefined where it is gone. */
export async function edit(
  vault: Vault,
  webhook: string,
  id: string,
  change: (message: KeptMessage) => KeptMessage,
): Promise<KeptMessage | undefined> {
  for (;;) {
    const record = await vault.get(KIND, keyOf(webhook, id));
    const read = StoredMessage.safeParse(record?.value);
    if (!record || !read.success) return undefined;
    const changed = change({ ...read.data, id });
    const { id: _id, ...value } = changed;
    const put = { kind: KIND, id: keyOf(webhook, id), value, seen: record.version } as const;
    if (await vault.put({ ...put, expiresAt: expiryOf(value) })) return changed;
  }
}

/** Messages of a webhook, the newest first; `after`: the id of the last one before them. */
export async function messagesAfter(
  vault: Vault,
  webhook: string,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly KeptMessage[]> {
  const range = { after: keyOf(webhook, after), before: keyOf(webhook, '~'), limit };
  return (await vault.page(KIND, range)).flatMap(({ id, value }) => {
    const read = StoredMessage.safeParse(value);
    return read.success ? [{ ...read.data, id: id.slice(webhook.length + 1) }] : [];
  });
}

/** Messages of a webhook that are due until a moment, the first due first. */
export async function dueUntil(vault: Vault, webhook: string, until: Date, limit: number): Promise<Due[]> {
  const range = { after: `${webhook}/`, before: dueKey(webhook, until.getTime() + 1, ''), limit };
  return (await vault.page(DUE, range)).flatMap(({ id }) => {
    const [, dueAt, message] = id.split('/');
    return dueAt && message ? [{ key: id, message, dueAt: Number(dueAt) }] : [];
  });
}

/** Counting stops here. */
const MOST_WAITING = 1000;

/** Messages that wait. `more`: whether the count stopped. `oldest`: when the oldest was made, milliseconds since 1970. */
export interface Waiting {
  readonly count: number;
  readonly more: boolean;
  readonly oldest: number | undefined;
}

/** Counts the messages of a webhook that are still to be delivered. */
export async function waitingOf(vault: Vault, webhook: string): Promise<Waiting> {
  const range = { after: `${webhook}/`, before: `${webhook}/~`, limit: MOST_WAITING };
  const found = await vault.page(DUE, range);
  const times = found.map(({ id }) => madeAt(id.split('/')[2] ?? ''));
  const oldest = times.length === 0 ? undefined : Math.min(...times);
  return { count: found.length, more: found.length === MOST_WAITING, oldest };
}

/** Removes up to `limit` messages and due times of a webhook. Returns whether there may be more. */
export async function removeSome(vault: Vault, webhook: string, limit: number): Promise<boolean> {
  const range = { after: `${webhook}/`, before: `${webhook}/~`, limit };
  const found = [...(await vault.page(DUE, range)), ...(await vault.page(KIND, range))];
  for (const { kind, id } of found) await vault.delete(kind, id);
  return found.length > 0;
}

export const unschedule = (vault: Vault, { key }: Pick<Due, 'key'>): Promise<boolean> =>
  vault.delete(DUE, key);

/** Removes a due time that another one has replaced. */
export const unscheduleAt = (vault: Vault, webhook: string, dueAt: number, id: string): Promise<boolean> =>
  vault.delete(DUE, dueKey(webhook, dueAt, id));

export const removeMessage = (vault: Vault, webhook: string, id: string): Promise<boolean> =>
  vault.delete(KIND, keyOf(webhook, id));
