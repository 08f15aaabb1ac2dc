import { z } from 'zod';
import type { PersonalDataPorts } from './ports.ts';

/** The path of the ZIP. The ticket is in the query, which no log records. */
export const DOWNLOAD_PATH = '/user/download';
export const TICKET_PARAMETER = 'ticket';

const TICKET_MINUTES = 10;
const Ticket = z.object({ userId: z.string() });

type Context = Pick<PersonalDataPorts, 'vault' | 'secrets' | 'random' | 'clock'>;

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

/** Returns the id in the vault of a ticket that is this person's; undefined for any other. */
export async function findTicket(
  { vault, secrets }: Pick<Context, 'vault' | 'secrets'>,
  userId: string,
  ticket: unknown,
): Promise<string | undefined> {
  if (typeof ticket !== 'string') return undefined;
  const id = secrets.tokenHash(ticket);
  const record = Ticket.safeParse((await vault.get('download', id))?.value);
  return record.success && record.data.userId === userId ? id : undefined;
}

/** Uses a ticket up. Returns false where another request has used it. */
export const useTicket = ({ vault }: Pick<Context, 'vault'>, id: string): Promise<boolean> =>
  vault.delete('download', id);
