import { z } from 'zod';
import type { Vault } from '../../../ports/vault.ts';
import { MAIL_TYPES, type MailRequest, overtakes } from './request.ts';

/** A mail that the server wants later. */
const ParkedMail = z.object({
  id: z.string(),
  type: z.enum(MAIL_TYPES),
  userId: z.string(),
  at: z.string(),
  /** When it is tried again, in milliseconds since 1970. */
  dueAt: z.number(),
});
export type ParkedMail = z.infer<typeof ParkedMail>;

const PLACE = { kind: 'outbox', id: 'parked' } as const;
/** All of them are one record, which is written anew with each. */
const MOST = 1000;

/** The mails that wait for another try: kept in the vault, because the outbox' checkpoint has passed their events. */
export async function parkedMails(vault: Vault): Promise<readonly ParkedMail[]> {
  return read((await vault.get(PLACE.kind, PLACE.id))?.value);
}

export const isParked = async (vault: Vault, id: string): Promise<boolean> =>
  (await parkedMails(vault)).some((mail) => mail.id === id);

/**
 * In place of what the same person asked for before, and not in place of what they asked for since: a code that was mailed
 * late would make a newer one worthless. False when there are too many already.
 */
export async function park(vault: Vault, mail: MailRequest, dueAt: number): Promise<boolean> {
  const { id, type, userId, at } = mail;
  let parked = false;
  await change(vault, (mails) => {
    const others = mails.filter((each) => !isOvertaken(each, mail));
    const late = others.some((each) => isOvertaken(mail, each));
    parked = late || others.length < MOST;
    return parked && !late ? [...others, { id, type, userId, at, dueAt }] : mails;
  });
  return parked;
}

/** Takes out a mail, and what the same person asked for before it. */
export const unpark = (vault: Vault, mail: MailRequest): Promise<void> =>
  change(vault, (mails) => {
    const others = mails.filter((each) => !isOvertaken(each, mail));
    return others.length === mails.length ? mails : others;
  });

/** Also by itself. */
const isOvertaken = (one: MailRequest, other: MailRequest): boolean =>
  one.id === other.id || overtakes(other, one);

/** Until nobody comes between. Writes nothing where `edit` answers what it was given. */
async function change(
  vault: Vault,
  edit: (mails: readonly ParkedMail[]) => readonly ParkedMail[],
): Promise<void> {
  for (;;) {
    const record = await vault.get(PLACE.kind, PLACE.id);
    const before = read(record?.value);
    const after = edit(before);
    if (after === before) return;
    if (await vault.put({ ...PLACE, value: [...after], seen: record?.version ?? 0 })) return;
  }
}

const read = (value: unknown): readonly ParkedMail[] => ParkedMail.array().catch([]).parse(value);
