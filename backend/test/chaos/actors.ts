import { ROUTES } from '../../src/contract/routes/index.ts';
import { Browser } from '../journeys/harness/browser.ts';
import { mailsTo, OTP_SUBJECT } from '../journeys/harness/mail/mailbox.ts';
import { type Person, register, signIn, stranger } from '../journeys/harness/people.ts';
import { eventually } from '../support/admin.ts';
import type { Cluster } from '../support/distributed/cluster.ts';
import type { Product } from '../support/product.ts';
import { ADMIN } from '../support/server.ts';
import type { Ledger } from './ledger.ts';
import { approved, claimed, edited, generated } from './traces.ts';

/** The people who act under load, and their codes. */
export interface Actors {
  readonly admin: Person;
  readonly owners: readonly Owner[];
  /** Codes without a change since they were generated. */
  readonly unclaimed: string[];
}

export interface Owner {
  readonly person: Person;
  readonly codes: readonly string[];
}

const OWNERS = 3;
const CODES_EACH = 4;
/** The API's limit for one batch. */
const MAX_BATCH = 1000;

/** Signs up owners, gives each some linked codes, and generates `unclaimed` codes to be claimed under load. */
export async function setUpActors(cluster: Cluster, unclaimed: number, ledger: Ledger): Promise<Actors> {
  const product = asProduct(cluster);
  const browser = new Browser(product);
  const admin = { browser, ...ADMIN, user: await signIn({ browser, ...ADMIN }) };
  const codes: string[] = [];
  for (let missing = unclaimed + OWNERS * CODES_EACH; missing > 0; missing -= MAX_BATCH)
    codes.push(...(await generate(admin, Math.min(MAX_BATCH, missing), ledger)));
  const owners: Owner[] = [];
  for (let count = 0; count < OWNERS; count += 1) {
    const owner = { person: await signUp(product), codes: codes.splice(0, CODES_EACH) };
    for (const code of owner.codes) {
      await claim({ admin, person: owner.person, code }, ledger);
      await edit(owner.person, code, `https://example.com/${code}`, ledger);
    }
    owners.push(owner);
  }
  const failed = [...ledger.unexpected, ...ledger.unknown];
  if (failed.length > 0) throw new Error(`calls failed before the first fault: ${failed.join(', ')}`);
  return { admin, owners, unclaimed: codes };
}

async function signUp(product: Product): Promise<Person> {
  const person = stranger(product);
  await register(person);
  let otp = '';
  await eventually(async () => {
    const [mail] = await mailsTo(product, person.email, OTP_SUBJECT);
    otp = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1] ?? '';
    return otp !== '';
  }, 'the mail with the one-time code');
  await person.browser.call(ROUTES.verifyEmail, { body: { email: person.email, otp } });
  return { ...person, user: await signIn(person) };
}

export async function generate(admin: Person, amount: number, ledger: Ledger): Promise<string[]> {
  const call = () => admin.browser.call(ROUTES.generateCodes, { body: { amount } });
  const answer = await ledger.attempt(call, 'a batch');
  if (!answer.done) {
    ledger.unknownBatches += 1;
    return [];
  }
  ledger.acknowledge(generated(answer.value.batchId));
  const [, ...rows] = answer.value.barcodeCSV.trim().split('\n');
  return rows.map((row) => row.split(',')[1] ?? '');
}

/** Approves a code without changes, and claims it. */
export async function claim(
  { admin, person, code }: { admin: Person; person: Person; code: string },
  ledger: Ledger,
): Promise<void> {
  const approve = () =>
    admin.browser.call(ROUTES.approveToggle, { params: { id: code }, query: { to: 'true' } });
  if (!(await ledger.record(approved(code), approve))) return;
  const body = { link: code, user: person.user._id };
  await ledger.record(claimed(code, body.user), () => person.browser.call(ROUTES.assignCode, { body }));
}

export const edit = (owner: Person, code: string, link: string, ledger: Ledger): Promise<boolean> =>
  ledger.record(edited(code, link), () =>
    owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { type: 'link', link } }),
  );

/** Adapts a cluster to the harness of the journeys. The fault injection stops and restarts processes, not a journey. */
function asProduct({ urls, publicUrl, mails, members }: Cluster): Product {
  const unsupported = () =>
    Promise.reject(new Error('only the fault injection stops and restarts processes'));
  const loggedErrors = () => members.flatMap((member) => member.loggedErrors());
  return {
    urls,
    roles: ['api', 'projector', 'relay'],
    publicUrl,
    mails,
    loggedErrors,
    eventCount: unsupported,
    kill: unsupported,
    restart: unsupported,
    stop: unsupported,
  };
}
