import type { ErrorCode } from '../../contract/errors.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountCommand } from '../../domain/account/decide.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Aggregate } from '../../domain/aggregate.ts';
import type { DomainEvent } from '../../domain/event.ts';
import type { Reservation, ReservationCommand, SeenReservation } from '../../domain/reservation/decide.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { handle, type LogContext } from '../handle.ts';

const ATTEMPTS = 10;

/** A kind of reservation: its streams, and what the accounts say of them. */
export interface ReservationKind<Event extends DomainEvent, Taken extends ErrorCode> {
  readonly aggregate: Aggregate<Reservation, Event, ReservationCommand, Taken>;
  readonly taken: Taken;
  /** Returns the command that makes an account give a reservation up. */
  readonly giveUp: (key: string, revision: number) => AccountCommand;
  readonly hasGivenUp: (account: Account, key: string, revision: number) => boolean;
}

/**
 * Reserves a key for an account (docs/email-reservations.md). Returns the reservation, with which the account can take
 * what is reserved. It takes over the reservation of an account that does not use it and has given it up.
 *
 * `joining`: a sign-up joins another sign-up with the key that has no account yet. The result names the account id of
 * the other one, and the first of the sign-ups creates the account.
 */
export async function reserve<Event extends DomainEvent, Taken extends ErrorCode>(
  context: LogContext,
  kind: ReservationKind<Event, Taken>,
  key: string,
  userId: string,
  { joining = false } = {},
): Promise<Result<SeenReservation, Taken | 'edited_meanwhile'>> {
  const actor = { kind: 'user', id: userId } as const;
  let givenUp: SeenReservation | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const command = { type: 'reserve', userId, givenUp } as const;
    const reserved = await handle(context, kind.aggregate, actor, key, command);
    if (reserved.ok) return ok({ userId, revision: reserved.value.state.revision });
    const held = await holderOf(context, kind, key);
    if (!held) continue;
    if (joining && (await isBeingMade(context, kind, key, held))) return ok(held);
    const gives = kind.giveUp(key, held.revision);
    if (!(await handle(context, ACCOUNT, SYSTEM, held.userId, gives)).ok) return refuse(kind.taken);
    givenUp = held;
  }
  return refuse('edited_meanwhile');
}

/** Releases a key, unless it has been reserved again since. A repeat changes nothing. */
export const release = <Event extends DomainEvent, Taken extends ErrorCode>(
  context: LogContext,
  { aggregate }: ReservationKind<Event, Taken>,
  key: string,
  { userId, revision }: SeenReservation,
) => handle(context, aggregate, SYSTEM, key, { type: 'release', userId, revision });

/** Returns the account that holds a key; undefined where it is free. */
export async function holderOf<Event extends DomainEvent, Taken extends ErrorCode>(
  { log }: LogContext,
  { aggregate }: ReservationKind<Event, Taken>,
  key: string,
): Promise<SeenReservation | undefined> {
  const { userId, revision } = (await log.load(aggregate, key)).state;
  return userId === null ? undefined : { userId, revision };
}

async function isBeingMade<Event extends DomainEvent, Taken extends ErrorCode>(
  { log }: LogContext,
  kind: ReservationKind<Event, Taken>,
  key: string,
  { userId, revision }: SeenReservation,
): Promise<boolean> {
  const { state: account } = await log.load(ACCOUNT, userId);
  return account.status === 'absent' && !kind.hasGivenUp(account, key, revision);
}
