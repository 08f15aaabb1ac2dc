import { expect, it, vi } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { openFixture } from '../../testing/fixture.ts';
import { checkSender, type ResolveTxt } from './check-sender.ts';
import { lastChecks, watchSenders } from './watch-sender.ts';

const KEY = 'MIIBIjANBgkq';
const SENDER = { domain: 'mail.shop.example', dkim: { selector: 'q1', publicKey: KEY } };
const GOOD = {
  'mail.shop.example': ['google-site-verification=x', 'v=spf1 include:mail.example -all'],
  'q1._domainkey.mail.shop.example': [`v=DKIM1; k=rsa; p=${KEY}`],
  '_dmarc.mail.shop.example': ['v=DMARC1; p=reject'],
};

/** DNS with these texts, each in two parts, and nothing else. */
const dns =
  (texts: Readonly<Record<string, readonly string[]>>): ResolveTxt =>
  async (name) => {
    const found = texts[name];
    if (found === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    return found.map((text) => [text.slice(0, 5), text.slice(5)]);
  };

it('finds the three records', async () => {
  expect(await checkSender(dns(GOOD), SENDER)).toEqual({
    domain: 'mail.shop.example',
    spf: 'found',
    dkim: 'found',
    dmarc: 'found',
    wanted: {
      spf: { name: 'mail.shop.example', value: 'v=spf1 include:MAIL-SERVER -all' },
      dkim: { name: 'q1._domainkey.mail.shop.example', value: `v=DKIM1; k=rsa; p=${KEY}` },
      dmarc: { name: '_dmarc.mail.shop.example', value: 'v=DMARC1; p=quarantine' },
    },
  });
});

it.each([
  ['no records', {}, { spf: 'missing', dkim: 'missing', dmarc: 'missing' }],
  [
    'another key',
    { ...GOOD, 'q1._domainkey.mail.shop.example': ['v=DKIM1; p=another'] },
    { dkim: 'different' },
  ],
  [
    'two records of SPF, of which receivers take none',
    { ...GOOD, 'mail.shop.example': ['v=spf1 -all', 'v=spf1 a -all'] },
    { spf: 'several' },
  ],
  [
    'the policy of the domain above',
    { '_dmarc.shop.example': ['v=DMARC1; p=none'] },
    { dmarc: 'found', spf: 'missing' },
  ],
  ['no policy of a top-level domain', { '_dmarc.example': ['v=DMARC1; p=none'] }, { dmarc: 'missing' }],
] as const)('sees %s', async (_what, texts, result) => {
  expect(await checkSender(dns(texts), SENDER)).toMatchObject(result);
});

it('says that it does not know, where DNS does not answer', async () => {
  const away: ResolveTxt = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  };
  expect(await checkSender(away, SENDER)).toMatchObject({
    spf: 'unknown',
    dkim: 'unknown',
    dmarc: 'unknown',
  });
});

it('asks for no key where nothing signs here', async () => {
  const asked: string[] = [];
  const resolve: ResolveTxt = (name) => {
    asked.push(name);
    return dns(GOOD)(name);
  };
  expect(await checkSender(resolve, { ...SENDER, dkim: undefined })).toMatchObject({
    dkim: 'elsewhere',
    wanted: { dkim: null },
  });
  expect(asked.filter((name) => name.includes('_domainkey'))).toEqual([]);
});

it('keeps the last check of each sender for the processes that serve Operations', async () => {
  const fixture = { ...(await openFixture()), clock: systemClock };
  expect(await lastChecks(fixture.vault)).toEqual([]);
  const stop = new AbortController();
  const senders = [SENDER, { ...SENDER, domain: 'wool.example' }];
  const running = watchSenders({ ...fixture, resolveTxt: dns(GOOD) }, senders, stop.signal);
  const both = [
    { domain: 'mail.shop.example', dkim: 'found' },
    { domain: 'wool.example', dkim: 'missing' },
  ];
  await vi.waitFor(async () => expect(await lastChecks(fixture.vault)).toMatchObject(both));
  stop.abort();
  await running;

  const stopped = AbortSignal.abort();
  const during = new AbortController();
  const cancelled: ResolveTxt = async () => {
    during.abort();
    throw Object.assign(new Error('cancelled'), { code: 'ECANCELLED' });
  };
  for (const signal of [stopped, during.signal])
    await watchSenders({ ...fixture, resolveTxt: cancelled }, senders, signal);
  expect(await lastChecks(fixture.vault)).toMatchObject(both);
  await fixture.close();
});
