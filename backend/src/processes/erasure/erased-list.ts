import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { NoticeNumber } from '../../contract/notices/notice-number.ts';
import { CodesLeft } from '../../domain/account/events.ts';
import type { ErasureContext } from './context.ts';

/** The folder of the list in the file storage: outside the log and the vault, so that no back-up of them restores it. */
export const ERASED = 'erased/';

/** An erased person. It holds nothing personal. */
export const ErasedPerson = z.object({ userId: z.uuid(), codes: CodesLeft });
export type ErasedPerson = z.infer<typeof ErasedPerson>;

/** The number of a notice whose reporter was erased. */
const ErasedReporter = z.object({ notice: NoticeNumber });

/** An entry of the list. */
export const Erased = z.union([ErasedPerson, ErasedReporter]);
export type Erased = z.infer<typeof Erased>;

type Files = Pick<ErasureContext, 'files'>;

async function note({ files }: Files, id: string, erased: Erased): Promise<void> {
  const place = `${ERASED}${id}.json`;
  if (await files.head(place)) return;
  await files.put(place, 'application/json', Buffer.from(JSON.stringify(erased)));
}

/** Notes that a person is erased. After a restored back-up, the erasure is repeated from this list. */
export const noteErased = (context: Files, userId: string, codes: CodesLeft): Promise<void> =>
  note(context, userId, { userId, codes });

/** Notes that the reporter of a notice is erased, as above. */
export const noteErasedReporter = (context: Files, notice: string): Promise<void> =>
  note(context, notice, { notice });

/** Yields everybody on the list. */
export async function* erasedPeople({ files }: Files): AsyncGenerator<Erased> {
  for await (const { key } of files.list(ERASED)) {
    const file = await files.get(key);
    if (file) yield Erased.parse(JSON.parse(await text(file.body)));
  }
}
