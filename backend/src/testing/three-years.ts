import { randomUUID } from 'node:crypto';
import { ACCOUNT } from '../domain/account/account.ts';
import type { AccountEvent } from '../domain/account/events.ts';
import type { DomainEvent } from '../domain/event.ts';
import { QR_BATCH } from '../domain/qr-batch/qr-batch.ts';
import type { QrCodeEvent } from '../domain/qr-code/events.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { SCANS } from '../domain/scans/events.ts';
import { packScans, type Visit } from '../domain/scans/pack.ts';
import { SIGN_INS, type SignInEvent } from '../domain/sign-ins/sign-ins.ts';
import { type Actor, type Expected, SYSTEM } from '../ports/event-store.ts';
import type { Fixture } from './fixture.ts';
import { approved } from './qr-code.ts';

const BATCH = 'batch-of-three-years';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Kinds of accounts, by what people do with them. Days before now. */
export const KINDS = {
  'sign-up of last week': { registered: 7 },
  'old sign-up': { registered: 400 },
  'old sign-up that was taken up again': { registered: 400, signUpAgain: 3 },
  'verified of last month': { registered: 40, verified: 40 },
  'verified long ago, without a code': { registered: 700, verified: 700 },
  'owner who signed in last week': { registered: 1_000, verified: 1_000, claimed: 990, signedIn: 7 },
  'owner who is away': { registered: 1_090, verified: 1_089, claimed: 1_080 },
  'owner who is away, but changed the code': {
    registered: 1_090,
    verified: 1_089,
    claimed: 1_080,
    changed: 200,
  },
  'owner who is away, but whose code is scanned': {
    registered: 1_090,
    verified: 1_089,
    claimed: 1_080,
    scanned: 20,
  },
  'owner who is disabled': { registered: 1_090, verified: 1_089, claimed: 1_080, disabled: 1_000 },
  'colleague who is away': { registered: 1_090, verified: 1_089, role: 1_088 },
} as const satisfies Readonly<Record<string, Life>>;
export type Kind = keyof typeof KINDS;

interface Life {
  readonly registered: number;
  readonly verified?: number;
  readonly claimed?: number;
  readonly changed?: number;
  readonly scanned?: number;
  readonly signedIn?: number;
  readonly signUpAgain?: number;
  readonly disabled?: number;
  readonly role?: number;
}

type Written = Pick<Fixture, 'log' | 'clock'>;

export interface Lived {
  readonly kind: Kind;
  readonly userId: string;
  readonly code: string | undefined;
}

/** Writes a log of three years: so many accounts of each kind, with codes, and scans of them on many days. */
export async function liveThreeYears(fixture: Written, each: number): Promise<readonly Lived[]> {
  const kinds = (Object.keys(KINDS) as Kind[]).flatMap((kind) => Array.from({ length: each }, () => kind));
  const codes = kinds.flatMap((kind, number) => ('claimed' in KINDS[kind] ? codeOf(number) : []));
  const batch: DomainEvent = { type: 'BatchGenerated', data: { batchId: BATCH, codes } };
  await write(fixture, QR_BATCH.streamOf(BATCH), [{ days: 1_095, event: batch, actor: SYSTEM }]);
  const lived: Lived[] = [];
  for (const kind of kinds) lived.push(await live(fixture, kind, lived.length, codes));
  await signAllIn(fixture, lived);
  await scanAll(fixture, lived);
  return lived;
}

const codeOf = (number: number): string => `C${String(number).padStart(9, '0')}`;

async function live(fixture: Written, kind: Kind, number: number, codes: readonly string[]): Promise<Lived> {
  const life: Life = KINDS[kind];
  const userId = randomUUID();
  const person: Actor = { kind: 'user', id: userId };
  const code = life.claimed === undefined ? undefined : codeOf(number);
  const name = { firstName: 'Ada', lastName: `No. ${number}`, email: `ada-${number}@example.com` };
  const account: Dated<AccountEvent>[] = [];
  const tell = (days: number | undefined, event: AccountEvent, actor = person) => {
    if (days !== undefined) account.push({ days, event, actor });
  };
  tell(life.registered, {
    type: 'AccountRegistered',
    data: {
      person: userId,
      ...name,
      emailKey: `key-${number}`,
      role: 'user',
      provider: 'local',
      credential: null,
    },
  });
  tell(life.verified, { type: 'EmailVerified', data: {} });
  tell(life.role, { type: 'RoleChanged', data: { role: 'support' } }, SYSTEM);
  tell(life.disabled, { type: 'AccountDisabled', data: {} }, SYSTEM);
  tell(life.signUpAgain, { type: 'VerificationRequested', data: { requestId: randomUUID() } });
  await write(fixture, ACCOUNT.streamOf(userId), account);

  if (code !== undefined && life.claimed !== undefined) {
    const generated: QrCodeEvent = {
      type: 'CodeGenerated',
      data: { batchId: BATCH, index: codes.indexOf(code) },
    };
    const events: Dated<QrCodeEvent>[] = [
      { days: 1_094, event: generated, actor: SYSTEM },
      { days: 1_094, event: approved, actor: SYSTEM },
      { days: life.claimed, event: { type: 'CodeClaimed', data: { userId } }, actor: person },
    ];
    if (life.changed !== undefined)
      events.push({
        days: life.changed,
        event: { type: 'CodeNamed', data: { person: userId, name: 'Bench' } },
        actor: person,
      });
    await write(fixture, QR_CODE.streamOf(code), events);
  }
  return { kind, userId, code };
}

/** Sign-ins of all, in the order of their times. */
async function signAllIn(fixture: Written, lived: readonly Lived[]): Promise<void> {
  const all = lived.flatMap(({ kind, userId }) => {
    const life: Life = KINDS[kind];
    return life.verified === undefined ? [] : signInsOf(life, { kind: 'user', id: userId });
  });
  const counts = new Map<string | null, number>();
  for (const signIn of all.toSorted((one, other) => other.days - one.days)) {
    const { id } = signIn.actor;
    const count = counts.get(id) ?? 0;
    await write(fixture, SIGN_INS.streamOf(id ?? ''), [signIn], count === 0 ? 'none' : count - 1);
    counts.set(id, count + 1);
  }
}

/** A sign-in each two months after the claim, up to the last use. */
function signInsOf(
  { verified = 0, claimed = verified, signedIn = claimed - 100 }: Life,
  actor: Actor,
): Dated<SignInEvent>[] {
  const times = Array.from(
    { length: Math.ceil((verified - signedIn) / 60) },
    (_none, place) => verified - place * 60,
  );
  return [...times, signedIn].map((days) => ({
    days: Math.max(days, 1),
    event: { type: 'SessionOpened', data: { sessionId: randomUUID() } },
    actor,
  }));
}

interface Dated<Event extends DomainEvent> {
  readonly days: number;
  readonly event: Event;
  readonly actor: Actor;
}

async function write(
  { log, clock }: Written,
  stream: string,
  dated: readonly Dated<DomainEvent>[],
  expected: Expected = 'none',
): Promise<void> {
  const events = dated.map(({ days, event, actor }) => {
    const at = new Date(clock.now().getTime() - days * DAY_MS).toISOString();
    return { ...event, id: randomUUID(), at, actor };
  });
  await log.append({ stream, expected, events });
}

/** Two processes record a scan of each code each month after its claim; of the codes of those who are away, up to their last use. */
async function scanAll({ log, clock }: Written, lived: readonly Lived[]): Promise<void> {
  const scans: Visit[] = lived.flatMap(({ kind, code }, number) => {
    const life: Life = KINDS[kind];
    if (code === undefined || life.claimed === undefined) return [];
    const last = life.scanned ?? (life.signedIn === undefined ? life.claimed - 100 : 1);
    return Array.from({ length: Math.ceil((life.claimed - last) / 30) }, (_none, month): Visit => {
      const at = clock.now().getTime() - (last + month * 30) * DAY_MS - number * 60_000;
      const client = {
        device: month % 3 === 0 ? 'desktop' : 'mobile',
        os: 'iOS',
        browser: 'Safari',
      } as const;
      return {
        code,
        at,
        client,
        referrer: month % 4 === 0 ? `site-${month}.example` : undefined,
        batch: BATCH,
      };
    });
  });
  for (const slot of [0, 1]) {
    const own = scans.filter((_scan, place) => place % 2 === slot).sort((one, other) => one.at - other.at);
    let expected: Expected = 'none';
    for (let place = 0; place < own.length; place += 3) {
      const visits = own.slice(place, place + 3);
      const at = new Date(visits.at(-1)?.at ?? 0).toISOString();
      const event = { type: 'ScansRecorded', data: packScans(visits), id: randomUUID(), at, actor: SYSTEM };
      await log.append({ stream: SCANS.streamOf(String(slot)), expected, events: [event] });
      expected = expected === 'none' ? 0 : expected + 1;
    }
  }
}
