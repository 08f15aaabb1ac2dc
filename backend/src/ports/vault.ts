import type { Json } from './json.ts';

/** Kinds of secrets; each its own space of ids. */
export type VaultKind =
  | 'person-key'
  | 'credential'
  | 'otp'
  | 'reset-token'
  | 'session'
  | 'setting'
  | 'outbox'
  | 'checkpoint';

export interface VaultRecord {
  readonly value: Json;
  /** Counts the writes of this record from 1. */
  readonly version: number;
  /** ISO 8601, UTC; absent: it stays. */
  readonly expiresAt?: string;
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
  /** Removes what has expired. */
  sweep(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
