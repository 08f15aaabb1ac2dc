import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Role, SignedUpUser, User } from '../../../src/contract/schemas/user.ts';
import { FIRST_ADMIN, type Product } from '../../support/product.ts';
import { Browser } from './browser.ts';
import { otpFor } from './mail/mailbox.ts';

/** A person with an account, signed in to a browser. */
export interface Person {
  readonly browser: Browser;
  readonly user: User;
  readonly email: string;
  readonly password: string;
}

type Stranger = Pick<Person, 'browser' | 'email' | 'password'>;

let people = 0;

/** Returns a person without an account. */
export function stranger(product: Product): Stranger {
  people += 1;
  return {
    browser: new Browser(product),
    email: `buyer-${people}@journeys.example`,
    password: 'buyer-password',
  };
}

/** Registers an account (section 2). Its email is not verified yet. */
export async function register({ browser, email, password }: Stranger, link?: string): Promise<SignedUpUser> {
  const names = { firstName: 'Ada', lastName: 'Buyer' };
  const body = { ...names, email, password, ...(link === undefined ? {} : { link }) };
  return (await browser.call(ROUTES.register, { body })).user;
}

export async function signIn({ browser, email, password }: Stranger, link?: string): Promise<User> {
  const body = { email, password, ...(link === undefined ? {} : { link }) };
  return (await browser.call(ROUTES.login, { body })).user;
}

/** Registers and signs in a person, without verifying the email. */
export async function unverifiedPerson(product: Product): Promise<Person> {
  const person = stranger(product);
  await register(person);
  return { ...person, user: await signIn(person) };
}

/** Registers, verifies and signs in a person. */
export async function signUp(product: Product): Promise<Person> {
  const person = stranger(product);
  await register(person);
  const otp = await otpFor(product, person.email);
  await person.browser.call(ROUTES.verifyEmail, { body: { email: person.email, otp } });
  return { ...person, user: await signIn(person) };
}

/** Registers a person, has an admin give them a role, and signs them in. */
export async function signUpAs(
  product: Product,
  admin: Person,
  role: Role,
  seesNames = false,
): Promise<Person> {
  const person = await signUp(product);
  await giveRole(admin, person, role, seesNames);
  return { ...person, user: await signIn(person) };
}

/** Registers a person, and has the first admin make them an admin, too. The limits by person of the first are shared by all journeys. */
export const signUpAdmin = (product: Product, first: Person): Promise<Person> =>
  signUpAs(product, first, 'admin');

/** Changes a role. Whoever makes another admin takes the role back, because other journeys need a last admin. */
export async function giveRole(
  first: Person,
  { user }: Person,
  role: Role,
  seesNames = false,
): Promise<void> {
  const body = { role, seesNames, password: first.password };
  await first.browser.call(ROUTES.changeRole, { params: { id: user._id }, body });
}

export async function signInAdmin(product: Product): Promise<Person> {
  const admin = { browser: new Browser(product), ...FIRST_ADMIN };
  return { ...admin, user: await signIn(admin) };
}
