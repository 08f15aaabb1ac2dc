import { forgetDrafts } from './drafts-store.ts';
import { forgetAllShared } from './shared-cache.ts';
import { watched } from './watched.ts';

/**
 * Removes all that this browser keeps of a person: drafts, shared pictures, and the code that waits for its first scan. It
 * thereby also clears what another person's lost session has left on a shared device. Resolves once nothing is left.
 */
export async function forgetDevice(): Promise<void> {
  forgetDrafts();
  watched.forget();
  await forgetAllShared();
}
