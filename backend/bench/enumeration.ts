import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../test/support/server.ts';
import { type Answer, type Caller, callerOf } from './enumeration/caller.ts';
import { PASSWORD, signUpAll, signUpOf } from './enumeration/people.ts';
import { median } from './measuring/measure.ts';

/**
 * `npm run bench:enumeration`: whether an answer, or its time, tells that an account has an address. Tries with known and
 * unknown addresses take turns.
 */
const { values } = parseArgs({
  options: { tries: { type: 'string', default: '200' }, only: { type: 'string' } },
});
const TRIES = Number(values.tries);
const WARM_UP = 5;
/** The accounts whose e-mail changes. With one alone, the length of its history would be measured. */
const OWNERS = 20;
/** An address gets a mail a minute. */
const MAIL_PAUSE_MS = 61_000;
/** The aim: the ratio of the median times lies between them. */
const [LEAST, MOST] = [0.9, 1.1];
const print = (text: string) => process.stdout.write(`${text}\n`);

type Try = (email: string) => Promise<Answer>;

interface Owner {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
}

const withoutOwner = (text: string, owner: Owner | undefined): string =>
  owner ? text.replaceAll(owner.id, '').replaceAll(owner.email, '') : text;

async function signedIn(caller: Caller, email: string): Promise<Owner> {
  const { text, cookie } = await caller.send('POST', '/user/login', { email, password: PASSWORD });
  return { id: String(JSON.parse(text).user._id), email, cookie };
}

/** The calls that name an address, in groups: an address gets a code a minute, which two calls of a group do not share. */
function callsOf(caller: Caller, owners: readonly Owner[]): readonly Readonly<Record<string, Try>>[] {
  const post = (path: string, body: object) => caller.send('POST', path, body);
  const names = { firstName: 'Ada', lastName: 'Byron' };
  let changes = 0;
  // The two tries of a turn are the same owner's.
  const change: Try = async (email) => {
    const owner = owners[Math.floor(changes / 2) % owners.length];
    changes += 1;
    const answer = await caller.send('PUT', `/user/update/${owner?.id}`, { ...names, email }, owner?.cookie);
    return { ...answer, text: withoutOwner(answer.text, owner) };
  };
  return [
    {
      reset: (email) => post('/user/reset-password', { email }),
      verify: (email) => post('/user/verify-email', { email, otp: '000000' }),
      login: (email) => post('/user/login', { email, password: 'not-the-password' }),
      resend: (email) => post('/user/otp-resend', { email }),
    },
    { 'change of e-mail': change },
    { register: (email) => post('/user/register', signUpOf(email)) },
  ];
}

/** Returns what an observer compares: the status, and the text without the address that was sent. */
const seen = ({ status, text }: Answer, email: string) => `${status} ${text.replaceAll(email, '')}`;

async function compare(name: string, call: Try, known: readonly string[]): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (const [index, address] of known.entries()) {
    const other = `${name.replaceAll(' ', '-')}-${index}@nobody.example`;
    const turns = [['known', address] as const, ['unknown', other] as const];
    for (const [kind, email] of index % 2 === 0 ? turns : turns.toReversed()) {
      const answer = await call(email);
      answers.add(seen(answer, email));
      if (index >= WARM_UP) times[kind].push(answer.ms);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const ratio = one / other;
  const cells = [name, one.toFixed(1), other.toFixed(1), ratio.toFixed(3), answers.size];
  print(`| ${cells.join(' | ')} |`);
  if (ratio < LEAST || ratio > MOST || answers.size !== 1) process.exitCode = 1;
  if (answers.size !== 1) print([...answers].join('\n'));
}

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
try {
  const server = await startServer(folder, [], { TRUST_PROXY: '1' });
  try {
    const caller = callerOf(server.port);
    const known = Array.from({ length: TRIES + WARM_UP }, (_, index) => `known-${index}@somebody.example`);
    const owners = Array.from({ length: OWNERS }, (_, index) => `owner-${index}@somebody.example`);
    await signUpAll(caller, folder, [...owners, ...known]);
    const people: Owner[] = [];
    for (const email of owners) people.push(await signedIn(caller, email));
    print(
      `| ${TRIES} tries each | known ms | unknown ms | ratio | answers |\n| --- | --: | --: | --: | --: |`,
    );
    const groups = callsOf(caller, people).map((calls) =>
      Object.entries(calls).filter(([name]) => (values.only ?? name) === name),
    );
    if (groups.flat().length === 0) throw new RangeError(`there is no call ${values.only}`);
    for (const chosen of groups) {
      if (chosen.length > 0) await sleep(MAIL_PAUSE_MS);
      for (const [name, call] of chosen) await compare(name, call, known);
    }
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
