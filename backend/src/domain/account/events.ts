import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';
import { codeNoticeEvents } from './code-notices.ts';
import { invitationEvents } from './invitation/events.ts';
import { Role } from './role.ts';
import { roleEvents } from './role-events.ts';
import { twoStepEvents } from './two-step-events.ts';

export const Provider = z.enum(['local', 'google']);

/** What becomes of the codes of a person who leaves: anyone may claim them again, or an admin must approve them first. */
export const CodesLeft = z.enum(['release', 'close']);
export type CodesLeft = z.infer<typeof CodesLeft>;

/**
 * How a Google account was linked: `profile`, by the signed-in person; `email`, by a sign-in with Google that has the same
 * verified e-mail; `sign-up`, with the account that it made.
 */
export const LinkedBy = z.enum(['profile', 'email', 'sign-up']);
export type LinkedBy = z.infer<typeof LinkedBy>;

const name = personal(z.string());
/** The tag of a language. It may be one that we do not have any more. */
const language = z.string();
const none = z.object({});

export const accountEvents = [
  defineEvent(
    'AccountRegistered',
    'A person signed up, or the first admin was created',
    z.object({
      person: Person,
      firstName: name,
      lastName: name,
      email: personal(z.string()),
      /** Names the e-mail's reservation: an HMAC of the address. */
      emailKey: z.string(),
      role: Role,
      provider: Provider,
      /** Names the password's hash in the vault; null without a password. */
      credential: z.string().nullable(),
      /** The language of the page that signed up. */
      language: language.optional(),
      /** Present where the password was generated and printed: it must be changed before anything else. */
      temporaryPassword: z.literal(true).optional(),
    }),
  ),
  defineEvent(
    'VerificationRequested',
    'A one-time code is to be mailed',
    /** `language`: that of the request. An account's own precedes it. */
    z.object({ requestId: z.string(), language: language.optional() }),
  ),
  defineEvent('EmailVerified', 'The e-mail belongs to the person', none),
  defineEvent(
    'ClaimAwaited',
    'A scanned code waits until the e-mail is verified',
    z.object({ code: z.string() }),
  ),
  defineEvent(
    'ClaimSettled',
    'The waiting code was claimed, or the claim was refused',
    z.object({ code: z.string(), outcome: z.enum(['claimed', 'refused']) }),
  ),
  defineEvent(
    'SignedIn',
    'A session was opened, before sign-ins got a stream of their own',
    z.object({ sessionId: z.string() }),
  ),
  defineEvent(
    'PasswordResetRequested',
    'A link to set a new password is to be mailed',
    z.object({ requestId: z.string(), language: language.optional() }),
  ),
  defineEvent(
    'PasswordChanged',
    'The password changed; every older session ends',
    z.object({ credential: z.string() }),
  ),
  defineEvent(
    'PasswordRemoved',
    'A sign-up by e-mail alone took the unfinished one up; every session of its password ends',
    none,
  ),
  defineEvent(
    'NameChanged',
    'The name changed',
    z.object({ person: Person, firstName: name, lastName: name }),
  ),
  defineEvent(
    'EmailChanged',
    'The e-mail changed and is not verified yet: an admin corrected it before its first verification, or it is of the time before changes waited for their code',
    z.object({ person: Person, email: personal(z.string()), emailKey: z.string() }),
  ),
  defineEvent(
    'EmailChangeRequested',
    'The person wants another e-mail; it takes effect once its one-time code is entered',
    z.object({ person: Person, email: personal(z.string()), emailKey: z.string() }),
  ),
  defineEvent(
    'EmailChangeConfirmed',
    'The one-time code of the wanted e-mail was entered; the e-mail is the account’s, and verified',
    z.object({ person: Person, email: personal(z.string()), emailKey: z.string() }),
  ),
  defineEvent('EmailChangeCancelled', 'The person keeps the e-mail, and wants no other one', none),
  defineEvent(
    'EmailGivenUp',
    'The account gave up an e-mail that was reserved for it; another account may take it',
    z.object({
      emailKey: z.string(),
      /** The revision of the e-mail's reservation. A later reservation for the account stays valid. */
      revision: z.int(),
    }),
  ),
  defineEvent(
    'GoogleLinked',
    'The person may sign in with a Google account',
    z.object({
      /** Names the Google account's reservation: an HMAC of Google's id of it. */
      googleKey: z.string(),
      /** Absent in events of the time before it was recorded. */
      way: LinkedBy.optional(),
    }),
  ),
  defineEvent('GoogleUnlinked', 'The person may not sign in with Google any more', none),
  defineEvent(
    'GoogleGivenUp',
    'The account gave up a Google account that was reserved for it; another account may take it',
    z.object({ googleKey: z.string(), revision: z.int() }),
  ),
  defineEvent(
    'SecureCodeGuessed',
    'So many wrong secure codes were tried for a page of the person that a mail is to tell them',
    z.object({ code: z.string() }),
  ),
  ...codeNoticeEvents,
  defineEvent('LanguageChosen', 'The person chose the language of their mails', z.object({ language })),
  ...twoStepEvents,
  ...roleEvents,
  ...invitationEvents,
  defineEvent(
    'ConfirmationRequested',
    'A one-time code is to be mailed, with which a person without a password confirms a step',
    z.object({ requestId: z.string(), language: language.optional() }),
  ),
  defineEvent(
    'TermsAccepted',
    'The person accepted the terms of use, in the version and the language that they were shown',
    z.object({
      version: z.string(),
      language,
      /** Whose terms these are; absent for those of the installation. */
      domain: z.string().optional(),
      /** Where they are written, if not among the texts of the installation. */
      link: z.string().optional(),
    }),
  ),
  defineEvent(
    'AccountFoundUnused',
    'Nobody has used the account for long; a mail is to say that it is erased unless the person signs in',
    z.object({
      /** The last use: of the account, or a scan of its codes. ISO 8601, UTC. */
      since: z.string(),
      /** Not before it is the account erased. ISO 8601, UTC. */
      eraseAfter: z.string(),
    }),
  ),
  defineEvent(
    'ErasureExplained',
    'Why an admin or an operator erases the person; the reason stays',
    z.object({ person: Person, reason: personal(z.string()) }),
  ),
  defineEvent(
    'PersonErased',
    'The account ended for ever; what is kept about the person is removed next',
    z.object({ codes: CodesLeft.optional() }),
  ),
  defineEvent('PersonalDataRemoved', "The person's codes are empty; files and secrets are gone", none),
  defineEvent('PersonForgotten', "The person's key is destroyed: what it sealed reads [erased]", none),
] as const;

export type AccountEvent = EventOf<typeof accountEvents>;

/** The events of an account that others cause, or the product itself: they don't show that anybody uses it. */
const NO_USE: ReadonlySet<AccountEvent['type']> = new Set([
  'AccountFoundUnused',
  'EmailGivenUp',
  'GoogleGivenUp',
]);

/** Returns whether an event shows that an account is in use. */
export const showsUse = ({ type }: Pick<AccountEvent, 'type'>): boolean => !NO_USE.has(type);
