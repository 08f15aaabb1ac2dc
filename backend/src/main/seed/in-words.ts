import { PASSWORD, PEOPLE } from '../../operations/seed/people.ts';
import type { PlannedCode } from '../../operations/seed/plan.ts';
import type { Seeded } from '../../operations/seed/seed.ts';
import { SECURE_CODE } from '../../operations/seed/stories/pages.ts';

interface Signing {
  readonly url: string;
  /** Of a new admin. */
  readonly password: string;
}

const KINDS = {
  link: 'link',
  phoneNumber: 'phone number',
  pdf: 'PDF',
  image: 'gallery',
  memories: 'page',
  smartQR: 'Smart QR',
} as const;

/** Returns whom to sign in as, and codes to try, for the operator. */
export function inWords(seeded: Seeded, { url, password }: Signing): string {
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
    ...Object.entries(KINDS).flatMap(([type, what]) =>
      found(what, (code) => plain(code) && last(code)?.type === type),
    ),
    ...found(`protected page, secure code ${SECURE_CODE}`, secret),
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
