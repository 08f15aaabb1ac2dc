import { ERRORS } from '../../contract/errors.ts';
import { type Result, refuse } from '../../contract/result.ts';

/** Most used passwords that nobody may choose (NIST SP 800-63B, section 3.1.1.2). */
const MOST_USED = 10_000;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Code = 'password_common' | 'password_personal' | 'password_of_site';
type Weak = Extract<Result<never, Code>, { readonly ok: false }>;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the refusal of a new password that is among the most used ones, or equal to the e-mail or name of its person.
 * Upper and lower case are the same. `path` names its field.
 */
export async function refuseWeak(
  password: string,
  { email, firstName, lastName }: Person,
  path: 'password' | 'newPassword',
): Promise<Weak | undefined> {
  const chosen = password.trim().toLowerCase();
  const [local = ''] = email.split('@', 1);
  const names = [firstName, lastName, `${firstName}${lastName}`, `${firstName} ${lastName}`];
  if ([email, local, ...names].some((name) => name.trim().toLowerCase() === chosen))
    return weak('password_personal', path);
  loading ??= loadMostUsed();
  return (await loading).has(chosen) ? weak('password_common', path) : undefined;
}

/** The name of the product, which every guesser tries. */
const PRODUCT = 'qlaim';

/**
 * Returns the refusal of a new password whose letters are the name of the product or of its host, once or repeated, whatever
 * digits and signs are between and around them (OWASP ASVS 6.1.2).
 */
export function refuseNameOfSite(
  password: string,
  publicUrl: string,
  path: 'password' | 'newPassword',
): Weak | undefined {
  const letters = lettersOf(password);
  const { hostname } = new URL(publicUrl);
  // The last label names a country or a kind, and short ones are parts of many words.
  const labels = hostname.split('.').slice(0, -1).map(lettersOf);
  const names = [PRODUCT, lettersOf(hostname), labels.join(''), ...labels].filter((name) => name.length >= 4);
  const isOne = names.some((name) => letters !== '' && letters.replaceAll(name, '') === '');
  return isOne ? weak('password_of_site', path) : undefined;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const weak = (code: Code, path: string): Weak =>
  refuse(code, { issues: [{ path, message: ERRORS[code].message }] });

/** The list is loaded with the first new password, and stays. */
async function loadMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_USED));
}
