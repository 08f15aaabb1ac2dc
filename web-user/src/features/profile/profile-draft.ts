import type { User } from '@qlaim/backend/contract';
import { z } from 'zod';
import { draftsOf, localStore } from '../../shell/drafts-store.ts';

/** Names and e-mail that were typed and not saved. Passwords are never kept. */
const ProfileDraft = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export type ProfileDraft = z.infer<typeof ProfileDraft>;

const differs = (one: ProfileDraft, other: ProfileDraft): boolean =>
  one.firstName !== other.firstName || one.lastName !== other.lastName || one.email !== other.email;

/** Returns the unsaved profile of an account on this device. It survives a lost session, and a sign-out removes it. */
export function profileDraft(saved: Pick<User, '_id'> & ProfileDraft) {
  const key = `${draftsOf(saved._id)}profile`;
  return {
    /** Keeps what differs from the saved profile. */
    keep: ({ firstName, lastName, email }: ProfileDraft): void => {
      const draft = { firstName, lastName, email };
      if (differs(draft, saved)) localStore.keep(key, draft);
      else localStore.forget(key);
    },
    /** Returns what was typed and differs from the saved profile. A field that was cleared has its saved value again. */
    recall: (): ProfileDraft | undefined => {
      const kept = ProfileDraft.safeParse(localStore.recall(key)).data;
      if (kept === undefined) return undefined;
      const filled = {
        firstName: kept.firstName.trim() === '' ? saved.firstName : kept.firstName,
        lastName: kept.lastName.trim() === '' ? saved.lastName : kept.lastName,
        email: kept.email.trim() === '' ? saved.email : kept.email,
      };
      return differs(filled, saved) ? filled : undefined;
    },
    forget: (): void => localStore.forget(key),
  };
}
