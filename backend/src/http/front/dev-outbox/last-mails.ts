import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Email } from 'postal-mime';

const MOST = 50;

export interface StoredMail {
  /** The name of its file, which begins with the time. */
  readonly file: string;
  readonly mail: Email;
}

/** Returns the last mails of the outbox folder, the newest first. */
export async function lastMails(folder: string): Promise<readonly StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const newest = names.toSorted().toReversed().slice(0, MOST);
  const mails = await Promise.all(newest.map((name) => mailIn(folder, name)));
  return mails.flatMap((mail) => mail ?? []);
}

/** Returns the mail in a file of the folder; undefined for any other name. */
export async function mailIn(folder: string, file: string): Promise<StoredMail | undefined> {
  if (basename(file) !== file || !file.endsWith('.eml')) return undefined;
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (!bytes) return undefined;
  // Loaded with the first mail that a developer looks at.
  const { default: PostalMime } = await import('postal-mime');
  return { file, mail: await PostalMime.parse(bytes) };
}
