import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CertificateStore, KeptCertificate } from '../../ports/tls/certificates.ts';
import { writeDurably } from './durable-file.ts';
import { unlessMissing } from './missing.ts';

const Kept = z.object({ directory: z.string(), key: z.string(), chain: z.string() });
const Account = z.object({ directory: z.string(), key: z.string() });
const Added = z.array(z.string());

/** Private keys are for the user of the product alone. */
const SECRET = { folder: 0o700, file: 0o600 };

export interface CertificateFiles extends CertificateStore {
  /** Returns the account's key at an authority, in PEM. Makes and keeps one where there is none. */
  accountKey(directory: string, make: () => Promise<string>): Promise<string>;
  writeAdded(domains: readonly string[]): Promise<void>;
}

/** Keeps certificates, their keys and the account's key in files of one folder, which the first of them makes. */
export function openCertificateFiles(folder: string): CertificateFiles {
  const fileOf = (domain: string) => join(folder, 'certificates', `${domain}.json`);
  const account = join(folder, 'account.json');
  const added = join(folder, 'added.json');
  const write = async (file: string, value: unknown) => {
    await mkdir(join(folder, 'certificates'), { recursive: true, mode: SECRET.folder });
    await writeDurably(file, `${JSON.stringify(value, null, 2)}\n`, SECRET.file);
  };
  return {
    read: (domain) => read(fileOf(domain), Kept),
    write: (domain, { directory, key, chain }: KeptCertificate) =>
      write(fileOf(domain), { directory, key, chain }),
    async addedDomains() {
      return (await read(added, Added)) ?? [];
    },
    writeAdded: (domains) => write(added, domains),
    async accountKey(directory, make) {
      const kept = await read(account, Account);
      if (kept?.directory === directory) return kept.key;
      const key = await make();
      await write(account, { directory, key });
      return key;
    },
  };
}

/** A file that holds something else counts as missing: all that it held can be got again. */
async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await unlessMissing(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
