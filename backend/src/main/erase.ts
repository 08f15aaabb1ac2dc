import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { ERRORS } from '../contract/errors.ts';
import { fixedDomains } from '../http/edge/sites/served-domains.ts';
import { eraseAgain } from '../operations/erase/erase-again.ts';
import { eraseByEmail } from '../operations/erase/erase-by-email.ts';
import { forgetReporter } from '../operations/erase/forget-reporter.ts';
import { erasedPeople } from '../processes/erasure/erased-list.ts';
import type { MailSites } from '../processes/mails/site.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { type EraseArguments, readArguments } from './erase/arguments.ts';
import { peopleIn } from './erase/people-in.ts';
import { openPorts, type Ports } from './ports.ts';
import { mailSites, openSites } from './product/sites.ts';
import { runProgram } from './program.ts';
import { readConfig } from './settings/config.ts';
import { readLegalFolder } from './settings/legal-folder.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const logger = pino({ level: 'warn' });

/** `npm run erase`: deletes an account, lists deleted ones, or repeats deletions after a restored back-up. */
await runProgram(async () => {
  const order = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const legalIn = readLegalFolder(config.legalDir, config.contactEmail);
  const legalOf = (domain: string) => ({ ...legalIn(domain), retention: config.retention });
  const first = new URL(url).hostname;
  const domains = fixedDomains([first, ...(config.tls?.domains ?? []), ...config.proxiedDomains]);
  const ports = await openPorts(config, url, logger);
  try {
    assertVault(await vaultStanding(ports));
    // After a restore there are none before the rebuild. The log then names what they do not.
    await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
    const sites = openSites(config, { ...ports, logger, domains, legalOf, url });
    await sites.load();
    return await run(ports, mailSites(config, sites), order);
  } finally {
    await ports.close();
  }
});

async function run(ports: Ports, sites: MailSites, order: EraseArguments): Promise<number> {
  if (order.type === 'list') {
    for await (const person of erasedPeople(ports)) say(JSON.stringify(person));
    return 0;
  }
  if (order.type === 'notice') {
    const forgotten = await forgetReporter(ports, order.number);
    say(forgotten.ok ? `erased: the reporter of ${order.number}` : ERRORS[forgotten.refusal.code].message);
    return forgotten.ok ? 0 : 1;
  }
  if (order.type === 'again') {
    const more = order.file === undefined ? [] : await peopleIn(order.file);
    const { erased, done, unknown, refused } = await eraseAgain(ports, more);
    say(`erased again: ${erased}; erased before: ${done}; not in this log: ${unknown}`);
    if (refused.length === 0) return 0;
    say(`NOT erased: ${refused.join(', ')}`);
    say('The last admin is never erased. Make another person an admin, and run this again.');
    return 1;
  }
  const erased = await eraseByEmail({ ...ports, ...sites, logger }, order);
  if (!erased.ok) {
    say(erased.refusal.message ?? ERRORS[erased.refusal.code].message);
    return 1;
  }
  const { userId, progress } = erased.value;
  say(`erased: account ${userId}`);
  if (progress === 'mail_waits')
    say('The mail server is away. A running server sends the last mail, and destroys the key after it.');
  return 0;
}
