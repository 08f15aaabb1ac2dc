import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { ReceivedMail } from './product.ts';

/** Returns a function that reads the `.eml` files of a folder, oldest first. It reads each file once. */
export function outboxFolder(folder: string): () => Promise<readonly ReceivedMail[]> {
  const read = new Map<string, Promise<ReceivedMail>>();
  return async () => {
    if (!existsSync(folder)) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    for (const name of names) if (!read.has(name)) read.set(name, readMail(join(folder, name)));
    return Promise.all(names.flatMap((name) => read.get(name) ?? []));
  };
}

async function readMail(file: string): Promise<ReceivedMail> {
  const { to, subject, text } = await PostalMime.parse(await readFile(file));
  return { to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '' };
}
