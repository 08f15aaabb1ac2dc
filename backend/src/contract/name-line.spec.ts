import { expect, it } from 'vitest';
import { z } from 'zod';
import { issuesOf } from '../testing/issues.ts';
import { CodeName } from './content/name.ts';
import { LIMITS } from './limits.ts';
import { ROUTES } from './routes/index.ts';
import { ApiKeyLabel } from './schemas/api-key.ts';
import { BatchBody } from './schemas/batch.ts';
import { PasskeyName } from './schemas/passkey.ts';
import { RegisterBody, UpdateUserBody } from './schemas/user.ts';

const WORDS = 'Use one line of characters that can be seen';
const ADDRESS = 'A name can not hold a web or email address. Put a space after a dot';
const FILE = 'File name must have 1 to 255 characters, without slashes and characters that can not be seen';
const PERSON = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

const issueOfFile = (name: string) =>
  issuesOf(ROUTES.requestUploads.body ?? z.never(), { files: [{ name, size: 1 }], folderPath: 'pdfs' })[
    'files.0.name'
  ];

/** The words with which each field that takes a name refuses one; undefined where it is taken. */
const FIELDS: Readonly<Record<string, (name: string) => string | undefined>> = {
  'the first name of a sign-up': (firstName) =>
    issuesOf(RegisterBody, { ...PERSON, password: '123456', firstName })['firstName'],
  'the last name of a sign-up': (lastName) =>
    issuesOf(RegisterBody, { ...PERSON, password: '123456', lastName })['lastName'],
  'the first name of the profile': (firstName) =>
    issuesOf(UpdateUserBody, { ...PERSON, firstName })['firstName'],
  'the last name of the profile': (lastName) => issuesOf(UpdateUserBody, { ...PERSON, lastName })['lastName'],
  'a code': (name) => CodeName.safeParse(name).error?.issues[0]?.message,
  'a batch': (name) => issuesOf(BatchBody, { name, note: '' })['name'],
  'an API key': (name) => ApiKeyLabel.safeParse(name).error?.issues[0]?.message,
  'a passkey': (name) => PasskeyName.safeParse(name).error?.issues[0]?.message,
};
const everyField = Object.entries(FIELDS);
const ofPeople = everyField.filter(([field]) => field.includes(' name of '));

const NO_NAMES = [
  'a\u0000b',
  'a\nb',
  'a\r\nBcc: b',
  'a\u0085b',
  'a\u2028b',
  'a\ud800b',
  'a\udc00',
  '\u202etxt',
  'a\u2066b',
  '\u200b\u200d',
  '\u2060',
  '\u3164',
  'a\u007f',
] as const;

it.each(everyField)('%s refuses what can not be seen, and a second line, with words', (_field, refusalOf) => {
  for (const name of NO_NAMES) expect(refusalOf(name), JSON.stringify(name)).toBe(WORDS);
});

it('a file refuses them in its own words', () => {
  for (const name of NO_NAMES) expect(issueOfFile(name), JSON.stringify(name)).toBe(FILE);
  expect(issueOfFile('a/b.pdf')).toBe(FILE);
  expect(issueOfFile('Grüße (1).pdf')).toBeUndefined();
});

it.each(everyField)('%s takes the names of people and things everywhere', (_field, refusalOf) => {
  const names = [
    'O’Brien-Smith',
    'J.R.R. Tolkien',
    'St. John',
    '张伟',
    'أحمد',
    'می\u200cخواهم',
    '👩\u200d👩\u200d👧',
    '🇩🇪',
    'Nguyễn Thị',
  ];
  for (const name of names) expect(refusalOf(name), name).toBeUndefined();
});

it.each(ofPeople)('%s holds no address', (_field, refusalOf) => {
  const addresses = [
    'https://evil.example/phish',
    'Win at evil.example',
    'WWW.evil',
    'x.co',
    'ada@evil',
    'javascript://x',
    'evil\u3002example',
    'xn--80ak6aa92e.com',
  ];
  for (const name of addresses) expect(refusalOf(name), name).toBe(ADDRESS);
});

it('a code is named as its owner likes, and may lose its name', () => {
  for (const name of ['', '  ', 'https://example.com', 'Trailer "2".'])
    expect(FIELDS['a code']?.(name), name).toBeUndefined();
});

it('is decided in linear time, for a text of any length', () => {
  const long = `${'\u0301a'.repeat(200_000)}\u0000`;
  expect(CodeName.safeParse(long).success).toBe(false);
  expect(CodeName.safeParse('n'.repeat(LIMITS.nameLength)).success).toBe(true);
});
