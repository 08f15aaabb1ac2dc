import type { Handled } from '../../commands/handle.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Notice } from '../../domain/notice/state.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { NOTICES } from '../../read-models/notices/document.ts';
import { documentReached } from '../../read-models/wait.ts';

/** Waits until lists show a notice, for 2 s at most. */
export async function noticeReached(
  { store }: { readonly store: ReadStore },
  { stream, revision }: Pick<Handled<Notice>, 'stream' | 'revision'>,
): Promise<void> {
  const id = NOTICE.keyOf(stream);
  if (id !== undefined && revision !== 'none')
    await documentReached(store, { collection: NOTICES.name, id, stream, revision });
}
