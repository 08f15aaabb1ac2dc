import type { Handled } from '../../commands/handle.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { USERS } from '../../read-models/users/users.ts';
import { documentReached } from '../../read-models/wait.ts';

/** Waits until the read model shows the effect of a command on an account, for 2 s at most. It does not wait during an outage. */
export async function userReached(
  { store }: { readonly store: ReadStore },
  id: string,
  { stream, revision }: Pick<Handled<unknown>, 'stream' | 'revision'>,
): Promise<void> {
  if (revision === 'none') return;
  await documentReached(store, { collection: USERS.name, id, stream, revision });
}
