import { API_KEY_DAYS, type Scope } from '@qlaim/backend/contract/console';

/** What the form asks for. */
export interface KeyDraft {
  readonly label: string;
  readonly scopes: Scope[];
  readonly days: (typeof API_KEY_DAYS)[number] | null;
}

export const emptyKey: KeyDraft = { label: '', scopes: [], days: 90 };

const NEVER = { value: 'never', label: 'Never' };

/** The choices of when a key expires. */
export const EXPIRIES = [
  ...API_KEY_DAYS.map((days) => ({
    value: String(days),
    label: days === 365 ? 'In a year' : `In ${days} days`,
  })),
  NEVER,
];

export const expiryOf = ({ days }: Pick<KeyDraft, 'days'>): string => String(days ?? NEVER.value);

/** Returns the days of one of `EXPIRIES`. */
export const daysOf = (expiry: string): KeyDraft['days'] =>
  API_KEY_DAYS.find((days) => String(days) === expiry) ?? null;

/** Returns the scopes with one added or taken away. */
export const toggled = (scopes: readonly Scope[], scope: Scope, on: boolean): Scope[] =>
  on ? [...scopes, scope] : scopes.filter((one) => one !== scope);
