import { z } from 'zod';
import type { Vault } from '../../ports/vault.ts';
import { isMail, type MailRequest, type MailType, overtakes } from './request.ts';

/** A mail that the server has deferred. */
const ParkedMail = z.object({
  id: z.string(),
  type: z.custom<MailType>((type) => typeof type === 'string' && isMail(type)),
  userId: z.string(),
  at: z.string(),
  domain: z.string().optional(),
  trace: z.string().optional(),
  /** When the next try is due, in milliseconds since 1970. */
  dueAt: z.number(),
});
export type ParkedMail = z.infer<typeof ParkedMail>;

const PLACE = { kind: 'outbox', id: 'parked' } as const;
/** All parked mails are one record, which every change rewrites. */
const MOST = 1000;

/** The mails that wait for another try. The vault keeps them: the checkpoint of the outbox is past their events. */
export async function parkedMails(vault: Vault): Promise<readonly ParkedMail[]> {
  return read((await vault.get(PLACE.kind, PLACE.id))?.value);
}

export const isParked = async (vault: Vault, id: string): Promise<boolean> =>
  (await parkedMails(vault)).some((mail) => mail.id === id);

/**
 * Parks a mail in place of an earlier request of the same person, unless a later one is parked: a code that is mailed
 * late would make a newer code worthless. False when too many mails are parked already.
 */
export async function park(vault: Vault, mail: MailRequest, dueAt: number): Promise<boolean> {
  const { id, type, userId, at, domain, trace } = mail;
  const kept = { id, type, userId, at, dueAt, ...(domain && { domain }), ...(trace && { trace }) };
  let parked = false;
  await change(vault, (mails) => {
    const others = mails.filter((each) => !isOvertaken(each, mail));
    const late = others.some((each) => isOvertaken(mail, each));
    parked = late || others.length < MOST;
    return parked && !late ? [...others, kept] : mails;
  });
  return parked;
}

/** Removes a mail, and earlier requests of the same person. */
export const unpark = (vault: Vault, mail: MailRequest): Promise<void> =>
  change(vault, (mails) => {
    const others = mails.filter((each) => !isOvertaken(each, mail));
    return others.length === mails.length ? mails : others;
  });

/** Forgets all of them. */
export const forgetParked = async (vault: Vault): Promise<void> => {
  await vault.delete(PLACE.kind, PLACE.id);
};

/** A mail also overtakes itself. */
const isOvertaken = (one: MailRequest, other: MailRequest): boolean =>
  one.id === other.id || overtakes(other, one);

/** Repeats the edit until no other writer comes between. Writes nothing where `edit` returns its argument. */
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
