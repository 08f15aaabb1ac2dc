import { z } from 'zod';
import { draftsOf, localStore } from '../../shell/drafts-store.ts';

/** Names and e-mail that were typed and not saved. Passwords are never kept. */
const ProfileDraft = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** Returns the unsaved profile of an account on this device. It survives a lost session, and a sign-out removes it. */
export function profileDraft(userId: string) {
  const key = `${draftsOf(userId)}profile`;
  return {
    keep: ({ firstName, lastName, email }: ProfileDraft): void =>
      localStore.keep(key, { firstName, lastName, email }),
    recall: (): ProfileDraft | undefined => ProfileDraft.safeParse(localStore.recall(key)).data,
    forget: (): void => localStore.forget(key),
  };
}
