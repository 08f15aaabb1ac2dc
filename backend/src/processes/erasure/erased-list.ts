import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CodesLeft } from '../../domain/account/events.ts';
import type { ErasureContext } from './context.ts';

/** The folder of the list in the file storage: outside the log and the vault, so that no back-up of them restores it. */
const FOLDER = 'erased/';

/** An erased person. It holds nothing personal. */
export const ErasedPerson = z.object({ userId: z.uuid(), codes: CodesLeft });
export type ErasedPerson = z.infer<typeof ErasedPerson>;

const placeOf = (userId: string): string => `${FOLDER}${userId}.json`;

/** Notes that a person is erased. After a restored back-up, the erasure is repeated from this list. */
export async function noteErased(
  { files }: Pick<ErasureContext, 'files'>,
  userId: string,
  codes: CodesLeft,
): Promise<void> {
  if (await files.head(placeOf(userId))) return;
  const note: ErasedPerson = { userId, codes };
  await files.put(placeOf(userId), 'application/json', Buffer.from(JSON.stringify(note)));
}

/** Yields everybody on the list. */
export async function* erasedPeople({ files }: Pick<ErasureContext, 'files'>): AsyncGenerator<ErasedPerson> {
  for await (const { key } of files.list(FOLDER)) {
    const file = await files.get(key);
    if (file) yield ErasedPerson.parse(JSON.parse(await text(file.body)));
  }
}
