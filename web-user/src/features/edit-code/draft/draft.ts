import { canonicalShortCode, Issue } from '@qlaim/backend/contract';
import { z } from 'zod';
import { draftsOf, localStore } from '../../../shell/drafts-store.ts';
import { EditValues } from '../edit-values.ts';

/** The version of the stored form. Drafts of another version are not read. */
const VERSION = 1;

/** Unsaved input. It survives a failed save, a reload, a closed tab and a lost session. */
const Draft = z.object({
  values: EditValues,
  /** The revision of the code that the input changes. */
  revision: z.int(),
  /** The error of the last save; missing before the first one. */
  why: z.string().optional(),
  /** Whether the save waits for a connection, and is then sent by itself. */
  waiting: z.boolean().optional(),
  /** The issues that the server found in the last save. */
  issues: z.array(Issue).optional(),
});
export type Draft = z.infer<typeof Draft>;

/** A draft in the store. */
const Kept = Draft.extend({ version: z.literal(VERSION) }).transform(
  ({ version: _known, ...draft }) => draft,
);

/** Fields that never leave the form. */
const SECRETS = ['password'];

/** Returns a copy without secrets, for a store that everybody at this device can read. */
export const withoutSecrets = (values: object): unknown =>
  JSON.parse(JSON.stringify(values, (key, value: unknown) => (SECRETS.includes(key) ? '' : value)));

/** Returns whether a draft keeps all of the values: a secret is not kept, and a save without it would change another. */
export const isWhole = ({ memories }: EditValues): boolean => memories.password === '';

/** Returns the draft of an account for a code. The address may spell a code in several ways, which share the draft. */
export function draftStore(userId: string, id: string) {
  const key = `${draftsOf(userId)}${canonicalShortCode(id) ?? id}`;
  return {
    keep: ({ values, ...rest }: Draft): void =>
      localStore.keep(key, { ...rest, version: VERSION, values: withoutSecrets(values) }),
    recall: (): Draft | undefined => Kept.safeParse(localStore.recall(key)).data,
    forget: (): void => localStore.forget(key),
  };
}
export type DraftStore = ReturnType<typeof draftStore>;
