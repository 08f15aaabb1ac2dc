import { InfoType } from '../src/domain/qr-code/content/index.ts';
import { contentInWords } from '../src/http/content/index.ts';
import { PASSWORD, PEOPLE } from './people.ts';
import type { PlannedCode } from './plan.ts';
import type { Seeded } from './seed.ts';
import { SECURE_CODE } from './stories/pages.ts';

interface Signing {
  readonly url: string;
  /** Of a new admin. */
  readonly password: string;
}

/** Returns the people who can sign in, and codes to try, for the operator. */
export function printedSummary(seeded: Seeded, { url, password }: Signing): string {
  const codes = seeded.batches.flatMap((batch) => batch.codes);
  const owned = (person: number) => codes.filter(({ claim }) => claim?.person === person).length;
  const adminPassword = seeded.admin.isNew ? password : 'the password that you have';
  const people = PEOPLE.map(
    ({ email, verified }, person) =>
      `  ${email.padEnd(24)} codes: ${owned(person)}${verified === false ? ', the e-mail is not verified' : ''}`,
  );
  return [
    `\nStart the product with npm start, then open ${url}/admin as the admin, and ${url} as anyone else.`,
    `The product then makes smaller pictures${seeded.videos ? ' and playable videos' : ''} for the pages, in the background.`,
    ...(seeded.videos ? [] : ['There are no videos, because ffmpeg is not on the PATH.']),
    `\nSign in`,
    `  ${seeded.admin.email.padEnd(24)} ${adminPassword} (admin)`,
    ...people,
    `  The password of all of them is ${PASSWORD}`,
    `\nCodes to try`,
    ...codesToTry(codes).map(([what, { index }]) => `  ${url}/${seeded.codes[index]}  ${what}`),
    '',
  ].join('\n');
}

type Try = readonly [what: string, code: PlannedCode];

function codesToTry(codes: readonly PlannedCode[]): readonly Try[] {
  const found = (what: string, fits: (code: PlannedCode) => boolean): Try[] => {
    const code = codes.find((one) => fits(one));
    return code ? [[what, code]] : [];
  };
  const last = ({ claim }: PlannedCode) => claim?.story.versions.at(-1);
  const secret = (code: PlannedCode) => {
    const draft = last(code);
    return draft?.type === 'memories' && draft.secureCode !== undefined;
  };
  const plain = (code: PlannedCode) => code.disabledAt === null && !secret(code);
  return [
    ...InfoType.options.flatMap((type) =>
      found(contentInWords(type), (code) => plain(code) && last(code)?.type === type),
    ),
    ...found(`a protected page, secure code ${SECURE_CODE}`, secret),
    ...found(
      'to claim',
      ({ claim, approvedAt, ...code }) =>
        !claim && approvedAt !== null && !code.restricted && code.disabledAt === null,
    ),
    ...found('not approved', ({ approvedAt }) => approvedAt === null),
    ...found('disabled', ({ disabledAt }) => disabledAt !== null),
    ...found('restricted', ({ restricted }) => restricted),
  ];
}
