import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { ERRORS } from '../contract/errors.ts';
import { eraseAgain } from '../operations/erase/erase-again.ts';
import { eraseByEmail } from '../operations/erase/erase-by-email.ts';
import { forgetReporter } from '../operations/erase/forget-reporter.ts';
import { erasedPeople } from '../processes/erasure/erased-list.ts';
import type { Site } from '../processes/mails/site.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { type EraseArguments, readArguments } from './erase/arguments.ts';
import { peopleIn } from './erase/people-in.ts';
import { openPorts, type Ports } from './ports.ts';
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
  const legalOf = readLegalFolder(config.legalDir, config.contactEmail);
  const { published: legal } = legalOf(new URL(url).hostname);
  const ports = await openPorts(config, url, logger);
  try {
    assertVault(await vaultStanding(ports));
    // After a restore there are none before the rebuild. The log then names what they do not.
    await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
    return await run(ports, { publicUrl: url, legal }, order);
  } finally {
    await ports.close();
  }
});

async function run(ports: Ports, site: Site, order: EraseArguments): Promise<number> {
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
  const erased = await eraseByEmail({ ...ports, ...site, logger }, order);
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
