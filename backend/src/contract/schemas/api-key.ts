import { z } from 'zod';
import { SCOPES, type Scope } from '../access/scopes.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { nameLine } from '../name-line.ts';
import { Timestamp } from '../primitives.ts';
import { ConfirmBody } from './security.ts';
import { Owner } from './user.ts';

/** Messages of the console alone. */
export const API_KEY_TEXTS = {
  created: 'The API key was made',
  revoked: 'The API key was revoked',
  readFailed: 'Error while getting API keys',
  changeFailed: 'Error changing the API key',
  labelNeeded: 'Please name the program that uses the key',
  scopesNeeded: 'Choose what the key may do',
} as const;

/** Each scope in words, as the console and the API's document show it. */
export const SCOPE_LABELS: Readonly<Record<Scope, string>> = {
  'codes:read': 'Read codes, their owners and their history',
  'codes:write': 'Change codes: content, approval, switches, reset',
  'codes:delete': 'Delete codes',
  'batches:read': 'Read batches and their codes',
  'batches:write': 'Generate codes, name batches, print them',
  'pictures:write': 'Upload and delete pictures of codes',
  'scans:read': 'Read scan statistics',
  'audit:read': 'Read the events of the log, with names',
};

/** How long a key may live, in days. */
export const API_KEY_DAYS = [30, 90, 365] as const;

export const ApiKeyLabel = nameLine(
  z.string().trim().min(1, API_KEY_TEXTS.labelNeeded).max(LIMITS.nameLength, FORM_MESSAGES.labelLong),
);

/** A new key, with the proof of the admin who makes it. `days`: null for a key without an end. */
export const ApiKeyBody = ConfirmBody.extend({
  label: ApiKeyLabel,
  scopes: z.array(z.enum(SCOPES)).min(1, API_KEY_TEXTS.scopesNeeded).max(SCOPES.length),
  days: z.literal(API_KEY_DAYS).nullable(),
});

export type NewApiKey = z.input<typeof ApiKeyBody>;

/** What a key is worth now. `ended`: its maker is no admin any more. */
export const ApiKeyState = z.enum(['active', 'revoked', 'expired', 'ended']);
export type ApiKeyState = z.infer<typeof ApiKeyState>;

/** A key in the console's list. Nothing of it tells the key. */
export const ApiKeyView = z.object({
  id: z.string(),
  label: z.string(),
  scopes: z.array(z.string()),
  state: ApiKeyState,
  maker: Owner.nullable(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  revokedAt: Timestamp.nullable(),
  revokedBy: Owner.nullable(),
  /** To the minute; null for a key that was never used. */
  usedAt: Timestamp.nullable(),
  /** Calls so far; those of the last minute may be missing. */
  uses: z.int(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;
