import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Data folders that other versions of the product wrote, with what is in them. */
export const FOLDERS = join(import.meta.dirname, 'folders');

/** Somebody with an account in each folder. */
export const OWNER = { email: 'rosa@upgrades.example', password: 'correct horse battery' } as const;
export const NAMES = { firstName: 'Rosa', lastName: 'Weiß-Núñez' } as const;
export const CODE_NAME = 'Täsche 🎒';
export const LINK = 'https://shop.example/Path?Q=1';
export const PHONE = '+4930901820';
export const PHONE_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
export const BANNER = 'Two for one in May';
export const SCANS = 3;

/** The codes of a folder. `linked` and `phoned` belong to the owner. */
export const Codes = z.strictObject({
  linked: z.string(),
  phoned: z.string(),
  disabled: z.string(),
  deleted: z.string(),
});
export type Codes = z.infer<typeof Codes>;

export const archiveOf = (name: string): string => join(FOLDERS, `${name}.tar.gz`);
export const codesFileOf = (name: string): string => join(FOLDERS, `${name}.json`);
export const codesOf = (name: string): Codes =>
  Codes.parse(JSON.parse(readFileSync(codesFileOf(name), 'utf8')));
