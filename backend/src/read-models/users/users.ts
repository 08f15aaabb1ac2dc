import { z } from 'zod';
import { ACCOUNT } from '../../domain/account/account.ts';
import { type AccountEvent, Provider, showsUse } from '../../domain/account/events.ts';
import { Role } from '../../domain/account/role.ts';
import { ERASED } from '../../domain/event.ts';
import { unreachable } from '../../domain/never.ts';
import { SIGN_INS, type SignInEvent } from '../../domain/sign-ins/sign-ins.ts';
import type { CollectionDefinition, Condition, ReadStore } from '../../ports/read-store.ts';
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
  disabled: z.boolean(),
  twoStep: z.boolean(),
  createdAt: z.string(),
  /** When the person last used the account, as its own events show. */
  usedAt: z.string(),
  /** Null for everybody who is not erased. */
  erasedAt: z.string().nullable(),
});
export type UserDocument = z.infer<typeof UserDocument>;

export const USERS: CollectionDefinition = {
  name: 'users',
  version: 5,
  fields: {
    present: 'boolean',
    createdAt: 'text',
    usedAt: 'text',
    role: 'text',
    disabled: 'boolean',
    erasedAt: 'text',
  },
  indexes: [
    ['present', '-createdAt'],
    ['role', '-createdAt'],
    ['disabled', '-createdAt'],
    ['-erasedAt'],
    ['usedAt'],
  ],
};

const blank: UserDocument = {
  present: false,
  firstName: '',
  lastName: '',
  email: '',
  role: 'user',
  provider: 'local',
  emailVerified: false,
  disabled: false,
  twoStep: false,
  createdAt: '',
  usedAt: '',
  erasedAt: null,
};

type UserChange = Happened<AccountEvent | SignInEvent>;

function applyEvent(user: UserDocument, event: UserChange): UserDocument {
  if (event.type === 'SessionOpened') return { ...user, usedAt: event.at };
  const applied = apply(user, event);
  return showsUse(event) ? { ...applied, usedAt: event.at } : applied;
}

function apply(user: UserDocument, event: Happened<AccountEvent>): UserDocument {
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
    case 'RoleChanged':
      return { ...user, role: event.data.role };
    case 'AccountDisabled':
      return { ...user, disabled: true };
    case 'AccountEnabled':
      return { ...user, disabled: false };
    case 'TwoStepTurnedOn':
      return { ...user, twoStep: true };
    case 'TwoStepTurnedOff':
      return { ...user, twoStep: false };
    case 'PersonErased':
      return { ...user, firstName: ERASED, lastName: ERASED, email: ERASED, erasedAt: event.at };
    case 'VerificationRequested':
    case 'EmailChangeRequested':
    case 'EmailChangeCancelled':
    case 'ClaimAwaited':
    case 'ClaimSettled':
    case 'LanguageChosen':
    case 'TermsAccepted':
    case 'EmailGivenUp':
    case 'SignedIn':
    case 'PasswordResetRequested':
    case 'PasswordChanged':
    case 'PasswordRemoved':
    case 'SecureCodeGuessed':
    case 'CodeAddressRequested':
    case 'CodeGivenAway':
    case 'CodeReceived':
    case 'RecoveryCodesRenewed':
    case 'RecoveryCodeUsed':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
    case 'GoogleLinked':
    case 'GoogleUnlinked':
    case 'GoogleGivenUp':
    case 'ConfirmationRequested':
    case 'AccountFoundUnused':
    case 'ErasureExplained':
    case 'PersonalDataRemoved':
    case 'PersonForgotten':
    case 'StaffInvited':
    case 'InvitationWithdrawn':
    case 'InvitationAccepted':
      return user;
    default:
      return unreachable(event);
  }
}

export const usersProjection = projectionOf({
  definition: USERS,
  schema: UserDocument,
  streams: [ACCOUNT.prefix, SIGN_INS.prefix],
  changes: (event, emit: (id: string, change: UserChange) => void) => {
    const signedIn = SIGN_INS.keyOf(event.stream);
    if (signedIn !== undefined && SIGN_INS.recognises(event)) return emit(signedIn, event);
    const userId = ACCOUNT.keyOf(event.stream);
    if (userId === undefined || !ACCOUNT.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the users`);
    emit(userId, event);
  },
  evolve: (user: UserDocument = blank, events: readonly UserChange[]) => events.reduce(applyEvent, user),
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

/** A user with the id. */
export interface UserRow extends UserDocument {
  readonly id: string;
}

/** Returns a page of the people who are not erased, the newest first. `ids`: of these alone. */
export async function listUsers(
  store: ReadStore,
  {
    ids,
    role,
    disabled,
    ...page
  }: {
    readonly ids?: readonly string[] | undefined;
    readonly role?: Role | undefined;
    readonly disabled?: boolean | undefined;
    readonly limit: number;
    readonly skip: number;
  },
): Promise<{ readonly total: number; readonly rows: readonly UserRow[] }> {
  const where: readonly Condition[] = [
    { field: 'present', is: true },
    { field: 'erasedAt', is: null },
    ...(ids === undefined ? [] : [{ field: 'id', oneOf: ids }]),
    ...(role === undefined ? [] : [{ field: 'role', is: role }]),
    ...(disabled === undefined ? [] : [{ field: 'disabled', is: disabled }]),
  ];
  const [total, documents] = await Promise.all([
    store.count(USERS.name, where),
    store.query(USERS.name, { where, sort: ['-createdAt'], ...page }),
  ]);
  return {
    total,
    rows: documents.map((document) => ({ ...bodyOf(UserDocument, document), id: document.id })),
  };
}

const STAFF_LIMIT = 1000;

/** The ids of all admins who are neither erased nor disabled; a thousand at most. */
export async function adminIds(store: ReadStore): Promise<readonly string[]> {
  return (await staffOf(store, ['admin']))
    .filter(({ erasedAt, disabled }) => erasedAt === null && !disabled)
    .map(({ id }) => id);
}

/** The ids of all who have one of the roles, or had it when their account was disabled; a thousand at most. */
export const idsWithRole = async (store: ReadStore, roles: readonly Role[]): Promise<readonly string[]> =>
  (await staffOf(store, roles)).map(({ id }) => id);

async function staffOf(store: ReadStore, roles: readonly Role[]) {
  const where = [{ field: 'role', oneOf: roles }];
  const documents = await store.query(USERS.name, { where, limit: STAFF_LIMIT });
  return documents.map((document) => ({ ...bodyOf(UserDocument, document), id: document.id }));
}

/** The ids of erased people, the last one first. */
export async function erasedIds(
  store: ReadStore,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<{ readonly total: number; readonly ids: readonly string[] }> {
  const where = [{ field: 'erasedAt', from: '' }];
  const [total, documents] = await Promise.all([
    store.count(USERS.name, where),
    store.query(USERS.name, { where, sort: ['-erasedAt'], limit, skip }),
  ]);
  return { total, ids: documents.map(({ id }) => id) };
}
