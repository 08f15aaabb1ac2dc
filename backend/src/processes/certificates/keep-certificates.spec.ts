import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import type {
  Certificate,
  CertificateAuthority,
  CertificateStore,
  Challenge,
  KeptCertificate,
} from '../../ports/tls/certificates.ts';
import { ISSUED_CERTIFICATE as ISSUED } from '../../testing/issued-certificate.ts';
import { CertificateKeeper } from './keep-certificates.ts';
import { endOf, pauseAfter, renewalOf } from './renewal.ts';

const DOMAIN = 'codes.shop.test';
const DIRECTORY = 'https://authority.test/directory';
const MINUTE_MS = 60_000;
const logger = pino({ level: 'silent' });
const noAnswers = { answerHttp: () => () => undefined, answerTls: () => () => undefined };

const KEPT = { ...ISSUED, directory: DIRECTORY };
/** When the certificate is to be renewed, and a time long before. */
const DUE = renewalOf(KEPT, DIRECTORY);
const FRESH = DUE - 24 * 60 * MINUTE_MS;

/** A keeper whose clock goes on by what it waits for. `refuses`: why the authority refuses; undefined where it issues. */
function keeperOf({
  now = FRESH,
  kept = {},
  refuses = () => undefined,
  written = async () => {},
}: {
  now?: number;
  kept?: Record<string, KeptCertificate>;
  refuses?: (challenge: Challenge, at: number) => string | undefined;
  written?: CertificateStore['write'];
}) {
  let time = now;
  const added: string[] = [];
  const orders: { domain: string; challenge: Challenge; at: number }[] = [];
  const served = new Map<string, Certificate>();
  const authority: CertificateAuthority = {
    directory: DIRECTORY,
    async issue(domain, challenge) {
      orders.push({ domain, challenge, at: time });
      const reason = refuses(challenge, time);
      if (reason !== undefined) throw new EngineUnavailable('authority', undefined, reason);
      return ISSUED;
    },
  };
  const keeper = new CertificateKeeper({
    domains: [DOMAIN],
    authority,
    store: {
      read: async (domain) => kept[domain],
      write: written,
      addedDomains: async () => [...added],
    },
    answers: noAnswers,
    clock: { now: () => new Date(time) },
    logger,
    serve: (domain, certificate) => served.set(domain, certificate),
    remove: (domain) => served.delete(domain),
    wait: async (ms) => {
      time += ms;
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
  });
  return { keeper, orders, served, added };
}

it('serves what it has kept before it starts, and renews it after two thirds of its lifetime', async () => {
  const { keeper, orders, served } = keeperOf({ now: DUE - 3 * MINUTE_MS, kept: { [DOMAIN]: KEPT } });
  await keeper.load();
  expect(served.get(DOMAIN)).toEqual(KEPT);
  expect(keeper.standing()).toEqual([{ domain: DOMAIN, validTo: endOf(KEPT).toISOString() }]);
  keeper.start();
  await vi.waitFor(() => expect(orders).not.toEqual([]));
  await keeper.stop();
  expect(orders[0]?.at).toBeGreaterThanOrEqual(DUE);
});

it('asks anew at once where another authority issued the certificate', async () => {
  const other = { ...KEPT, directory: 'https://staging.test/directory' };
  const { keeper, orders } = keeperOf({ kept: { [DOMAIN]: other } });
  await keeper.load();
  keeper.start();
  await vi.waitFor(() => expect(orders).not.toEqual([]));
  await keeper.stop();
  expect(orders[0]?.at).toBeLessThan(FRESH + MINUTE_MS);
});

it('tries both proofs, and after failures again with growing pauses, and says why', async () => {
  const { keeper, orders } = keeperOf({ refuses: (challenge) => `no ${challenge}` });
  await keeper.load();
  keeper.start();
  await vi.waitFor(() => expect(orders.length).toBeGreaterThanOrEqual(6));
  const [retrying] = keeper.retrying();
  await keeper.stop();
  expect(orders.slice(0, 2).map(({ challenge }) => challenge)).toEqual(['http-01', 'tls-alpn-01']);
  const at = [0, 2, 4].map((first) => orders[first]?.at ?? 0);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(pauseAfter(1));
  expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(pauseAfter(2));
  expect(retrying).toMatchObject({
    name: 'certificates',
    reason: `${DOMAIN}: http-01: no http-01; tls-alpn-01: no tls-alpn-01`,
  });
});

it('is well again after a failure, and begins with the proof that worked', async () => {
  const { keeper, orders, served } = keeperOf({
    refuses: (challenge) => (challenge === 'http-01' ? 'port 80 is closed' : undefined),
  });
  await keeper.load();
  keeper.start();
  await vi.waitFor(() => expect([...served.keys()]).toEqual([DOMAIN]));
  expect(keeper.retrying()).toEqual([]);
  await keeper.stop();
  expect(orders.slice(0, 2).map(({ challenge }) => challenge)).toEqual(['http-01', 'tls-alpn-01']);
});

it('orders no certificate after another where the clock of the machine is wrong', async () => {
  const { keeper, orders, served } = keeperOf({ now: DUE + MINUTE_MS });
  await keeper.load();
  keeper.start();
  await vi.waitFor(() => expect(orders.length).toBeGreaterThan(1));
  expect([...served.keys()]).toEqual([DOMAIN]);
  expect(keeper.retrying()).toMatchObject([{ reason: expect.stringContaining('clock') }]);
  await keeper.stop();
  expect((orders[1]?.at ?? 0) - (orders[0]?.at ?? 0)).toBeGreaterThanOrEqual(pauseAfter(1));
});

it('serves a certificate that cannot be written', async () => {
  const { keeper, served } = keeperOf({ written: () => Promise.reject(new Error('the disk is full')) });
  await keeper.load();
  keeper.start();
  await vi.waitFor(() => expect([...served.keys()]).toEqual([DOMAIN]));
  expect(keeper.retrying()).toEqual([]);
  await keeper.stop();
});

it('follows domains that are added and taken back', async () => {
  const { keeper, served, added } = keeperOf({});
  await keeper.load();
  keeper.start();
  added.push('second.shop.test');
  await vi.waitFor(() => expect([...served.keys()]).toEqual([DOMAIN, 'second.shop.test']));
  added.pop();
  await vi.waitFor(() => expect([...served.keys()]).toEqual([DOMAIN]));
  await keeper.stop();
});
