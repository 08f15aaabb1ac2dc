import type { Json } from './json.ts';

/** Kinds of secrets; each its own space of ids. */
export const VAULT_KINDS = [
  'person-key',
  'credential',
  'otp',
  'reset-token',
  'session',
  'setting',
  'outbox',
  'checkpoint',
] as const;
export type VaultKind = (typeof VAULT_KINDS)[number];

export interface VaultRecord {
  readonly value: Json;
  /** Counts the writes of this record from 1. */
  readonly version: number;
  /** ISO 8601, UTC; absent: it stays. */
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
  /** The version that must be stored now: 0 for none (an expired record counts as none). Absent: whatever is there is replaced. */
  readonly seen?: number;
  readonly expiresAt?: string;
}

/**
 * What must never enter the log: password and secure-code hashes, one-time codes, reset tokens, sessions, and one data
 * key per person. Durable when answered. An expired record is as good as gone.
 */
export interface Vault {
  get(kind: VaultKind, id: string): Promise<VaultRecord | undefined>;
  /** False when `seen` is not what is stored; nothing is changed then. Of concurrent puts with the same `seen` one wins. */
  put(put: VaultPut): Promise<boolean>;
  /** True when there was something to delete. The bytes are overwritten where the engine can. */
  delete(kind: VaultKind, id: string): Promise<boolean>;
  /** Every record, in no particular order; what is put or deleted meanwhile may be among them or not. */
  scan(): AsyncIterable<VaultEntry>;
  /** Removes what has expired. */
  sweep(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
