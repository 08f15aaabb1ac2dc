import { z } from 'zod';
import { ACCOUNT } from '../../domain/account/account.ts';
import { type AccountEvent, Provider, Role } from '../../domain/account/events.ts';
import { ERASED } from '../../domain/event.ts';
import { unreachable } from '../../domain/never.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf, type Happened, projectionOf } from '../projection.ts';

/** A user as shown beside their codes. */
export const UserDocument = z.object({
  present: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  provider: Provider,
  emailVerified: z.boolean(),
  createdAt: z.string(),
});
export type UserDocument = z.infer<typeof UserDocument>;

export const USERS: CollectionDefinition = {
  name: 'users',
  version: 1,
  fields: { present: 'boolean', createdAt: 'text', role: 'text', email: 'text' },
  indexes: [['present', '-createdAt'], ['email']],
};

const blank: UserDocument = {
  present: false,
  firstName: '',
  lastName: '',
  email: '',
  role: 'user',
  provider: 'local',
  emailVerified: false,
  createdAt: '',
};

function applyEvent(user: UserDocument, event: Happened<AccountEvent>): UserDocument {
  switch (event.type) {
    case 'AccountRegistered': {
      const { firstName, lastName, email, role, provider } = event.data;
      return { ...blank, present: true, firstName, lastName, email, role, provider, createdAt: event.at };
    }
    case 'EmailVerified':
      return { ...user, emailVerified: true };
    case 'NameChanged':
      return { ...user, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'EmailChanged':
      return { ...user, email: event.data.email, emailVerified: false };
    case 'EmailChangeConfirmed':
      return { ...user, email: event.data.email, emailVerified: true };
    case 'PersonErased':
      return { ...user, firstName: ERASED, lastName: ERASED, email: ERASED };
    case 'VerificationRequested':
    case 'EmailChangeRequested':
    case 'EmailChangeCancelled':
    case 'ClaimAwaited':
    case 'ClaimSettled':
    case 'LanguageChosen':
    case 'EmailGivenUp':
    case 'SignedIn':
    case 'PasswordResetRequested':
    case 'PasswordChanged':
    case 'SecureCodeGuessed':
    case 'TwoStepTurnedOn':
    case 'TwoStepTurnedOff':
    case 'RecoveryCodesRenewed':
    case 'RecoveryCodeUsed':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
    case 'GoogleLinked':
    case 'GoogleUnlinked':
    case 'GoogleGivenUp':
      return user;
    default:
      return unreachable(event);
  }
}

export const usersProjection = projectionOf({
  definition: USERS,
  schema: UserDocument,
  streams: [ACCOUNT.prefix],
  changes: (event, emit) => {
    const userId = ACCOUNT.keyOf(event.stream);
    if (userId === undefined || !ACCOUNT.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the users`);
    emit(userId, event);
  },
  evolve: (user: UserDocument = blank, events: readonly Happened<AccountEvent>[]) =>
    events.reduce(applyEvent, user),
});

/** The users of these ids, by id. */
export async function usersById(
  store: ReadStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserDocument>> {
  if (ids.length === 0) return new Map();
  const documents = await store.getMany(USERS.name, [...new Set(ids)]);
  return new Map(documents.map((document) => [document.id, bodyOf(UserDocument, document)]));
}
