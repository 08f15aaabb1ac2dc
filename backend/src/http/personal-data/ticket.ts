import { z } from 'zod';
import type { HttpContext } from '../context.ts';

/** The path of the ZIP. The ticket is in the query, which no log records. */
export const DOWNLOAD_PATH = '/user/download';
export const TICKET_PARAMETER = 'ticket';

const TICKET_MINUTES = 10;
const Ticket = z.object({ userId: z.string() });

type Context = Pick<HttpContext, 'vault' | 'secrets' | 'random' | 'clock'>;

/** Returns the address of a person's ZIP, for one use. The vault has only the ticket's hash. */
export async function issueTicket(
  { vault, secrets, random, clock }: Context,
  userId: string,
): Promise<string> {
  const ticket = Buffer.from(random.bytes(24)).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + TICKET_MINUTES * 60_000).toISOString();
  await vault.put({ kind: 'download', id: secrets.tokenHash(ticket), value: { userId }, expiresAt });
  return `${DOWNLOAD_PATH}?${TICKET_PARAMETER}=${ticket}`;
}

/** Uses a ticket up. Returns whether it was this person's. A stranger's try leaves it as it is. */
export async function useTicket(
  { vault, secrets }: Context,
  userId: string,
  ticket: string,
): Promise<boolean> {
  const id = secrets.tokenHash(ticket);
  const record = Ticket.safeParse((await vault.get('download', id))?.value);
  return record.success && record.data.userId === userId && vault.delete('download', id);
}
