import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedMail } from './product.ts';
import { receivedMail } from './received-mail.ts';

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

const readMail = async (file: string): Promise<ReceivedMail> => receivedMail(await readFile(file));
