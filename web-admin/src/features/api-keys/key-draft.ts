import { API_KEY_DAYS, type Scope } from '@qlaim/backend/contract/console';
import type { ApiKeysTexts } from '@qlaim/backend/texts/console/api-keys';

/** What the form asks for. */
export interface KeyDraft {
  readonly label: string;
  readonly scopes: Scope[];
  readonly days: (typeof API_KEY_DAYS)[number] | null;
}

export const emptyKey: KeyDraft = { label: '', scopes: [], days: 90 };

const NEVER = 'never';

/** Returns the choices of when a key expires. */
export const expiriesIn = (words: ApiKeysTexts['form']) => [
  ...API_KEY_DAYS.map((days) => ({
    value: String(days),
    label: days === 365 ? words.year : words.days(days),
  })),
  { value: NEVER, label: words.never },
];

export const expiryOf = ({ days }: Pick<KeyDraft, 'days'>): string => String(days ?? NEVER);

/** Returns the days of one of these choices. */
export const daysOf = (expiry: string): KeyDraft['days'] =>
  API_KEY_DAYS.find((days) => String(days) === expiry) ?? null;

/** Returns the scopes with one added or taken away. */
export const toggled = (scopes: readonly Scope[], scope: Scope, on: boolean): Scope[] =>
  on ? [...scopes, scope] : scopes.filter((one) => one !== scope);
