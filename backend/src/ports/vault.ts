import type { Json } from './json/json.ts';

/** Kinds of secrets; each has its own ids. */
export const VAULT_KINDS = [
  'person-key',
  'credential',
  'otp',
  'reset-token',
  'invitation',
  'session',
  'setting',
  'outbox',
  'checkpoint',
  'published',
  'secure-code',
  'upload',
  'second-factor',
  'second-factor-setup',
  'passkeys',
  'challenge',
  'google-state',
  'download',
  'api-key',
  'failed-pictures',
  'import',
  'webhook-secret',
  'webhook-outbox',
  'webhook-message',
  'webhook-due',
  'webhook-health',
  'write-check',
] as const;
export type VaultKind = (typeof VAULT_KINDS)[number];

export interface VaultRecord {
  readonly value: Json;
  /** Counts the writes of this record from 1. */
  readonly version: number;
  /** ISO 8601, UTC; without it the record does not expire. */
  readonly expiresAt?: string;
}

export interface VaultEntry extends VaultRecord {
  readonly kind: VaultKind;
  readonly id: string;
}

export interface VaultPut {
  readonly kind: VaultKind;
  readonly id: string;
  readonly value: Json;
  /** The version that must be stored: 0 for no record, or an expired one. Without it the put replaces any record. */
  readonly seen?: number;
  readonly expiresAt?: string;
}

/** Ids between two others, both exclusive. */
export interface VaultRange {
  readonly after: string;
  readonly before: string;
  readonly limit: number;
}

/**
 * Secrets that must never enter the log: password and code hashes, one-time codes, reset tokens, sessions, data keys of
 * persons. A resolved write is durable. An expired record counts as absent.
 */
export interface Vault {
  get(kind: VaultKind, id: string): Promise<VaultRecord | undefined>;
  /** A value of null also overwrites the bytes of the one before, where the engine can. Returns false, and changes nothing, when `seen` is not the stored version. Of concurrent puts with one `seen` one wins. */
  put(put: VaultPut): Promise<boolean>;
  /** Returns true when there was a record. Its bytes are overwritten where the engine can. */
  delete(kind: VaultKind, id: string): Promise<boolean>;
  /** Returns the first records of a kind in a range, in the order of their ids. Ids of such a kind are ASCII. */
  page(kind: VaultKind, range: VaultRange): Promise<readonly VaultEntry[]>;
  /** Returns every record, in no particular order. It may include or miss records that change meanwhile. */
  scan(): AsyncIterable<VaultEntry>;
  /** Removes expired records. */
  sweep(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
