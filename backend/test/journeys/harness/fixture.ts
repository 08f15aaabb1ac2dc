import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Barcode } from '../../../src/contract/schemas/barcode.ts';
import type { Role } from '../../../src/contract/schemas/user.ts';
import type { Composition, Needs, Product } from '../../support/product.ts';
import { Browser } from './browser.ts';
import { otpFor, resetTokenFor } from './mail/mailbox.ts';
import { type Person, signInAdmin, signUp, signUpAs, unverifiedPerson } from './people.ts';

/** Codes are generated 50 at a time, because the rate limit counts requests. */
const SPARE_CODES = 50;

/** The fixture of a journey: a running product, and steps that set up people and codes. */
export class Fixture {
  #product: Product | undefined;
  #admin: Promise<Person> | undefined;

  async start(composition: Composition, needs: Needs): Promise<void> {
    this.#product = await composition.start(needs);
  }

  async stop(): Promise<void> {
    await this.#product?.stop();
  }

  get product(): Product {
    if (!this.#product) throw new Error('The product runs only during tests');
    return this.#product;
  }

  /** A browser without a session. */
  browser(): Browser {
    return new Browser(this.product);
  }

  /** The first admin, signed in once for each fixture. */
  admin(): Promise<Person> {
    this.#admin ??= signInAdmin(this.product);
    return this.#admin;
  }

  signUp = (): Promise<Person> => signUp(this.product);
  unverified = (): Promise<Person> => unverifiedPerson(this.product);
  auditor = (seesNames?: boolean): Promise<Person> => this.as('auditor', seesNames);
  as = async (role: Role, seesNames?: boolean): Promise<Person> =>
    signUpAs(this.product, await this.admin(), role, seesNames);
  otpFor = (email: string, nth?: number): Promise<string> => otpFor(this.product, email, nth);
  resetTokenFor = (email: string, nth?: number): Promise<string> => resetTokenFor(this.product, email, nth);

  /** Generates codes, and returns the short codes. */
  async generate(amount: number): Promise<readonly string[]> {
    const { browser } = await this.admin();
    const { barcodeCSV } = await browser.call(ROUTES.generateCodes, { body: { amount } });
    return barcodeCSV
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[1] ?? '');
  }

  async newCode(): Promise<string> {
    const spare = this.product.spareCodes;
    if (spare?.length === 0) spare.push(...(await this.generate(SPARE_CODES)));
    const [code = ''] = spare?.splice(0, 1) ?? (await this.generate(1));
    return code;
  }

  async approve(code: string): Promise<Barcode> {
    const { browser } = await this.admin();
    return (await browser.call(ROUTES.approveToggle, { params: { id: code } })).barcode;
  }

  /** A code that every verified user may claim. */
  async approvedCode(): Promise<string> {
    const code = await this.newCode();
    await this.approve(code);
    return code;
  }

  /** A code that the given person owns. */
  async codeOf({ browser, user }: Person): Promise<string> {
    const code = await this.approvedCode();
    await browser.call(ROUTES.assignCode, { body: { link: code, user: user._id } });
    return code;
  }

  /** A code that the owner has linked to an address. */
  async linkedCodeOf(owner: Person, link: string): Promise<string> {
    const code = await this.codeOf(owner);
    await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { type: 'link', link } });
    return code;
  }

  /** The current state of a code, as an admin sees it. */
  async codeNow(code: string): Promise<Barcode> {
    const { browser } = await this.admin();
    return browser.call(ROUTES.adminCode, { params: { id: code } });
  }
}
