import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import { LANGUAGES } from '../../../contract/language.ts';
import type { StoredContent } from '../../../domain/qr-code/content/index.ts';
import type { QrCodeEvent } from '../../../domain/qr-code/events.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { ADA, adasCode, saved } from '../../../testing/qr-code.ts';
import { WARNING_TEXTS } from '../../../texts/warning/index.ts';
import { flagNamed, warningAddress } from '../../content/warnings.ts';
import { PickedAnswer, TextAnswer } from '../../edge/answers/answer.ts';
import { type Destinations, prepare } from './prepared-answer.ts';
import { resolve } from './resolution.ts';

const CODE = '8CZXE43DW1';
const EVIL = 'https://evil.example/"><img src=x onerror=alert(1)>';
const GOOD = 'https://good.example/';
const AT = '2026-11-27T10:00:00.000Z';
const site: Destinations = {
  publicUrl: 'https://qlaim.example',
  storefrontUrl: 'https://shop.example',
  clock: { now: () => new Date('2026-11-27T12:00:00.000Z') },
  look: { ...PRODUCT_LOOK, legal: ['imprint'] },
  isOurs: () => false,
  flaggedDestinations: 'warn',
};

const flagged = (list = 'feed', url = EVIL): QrCodeEvent => ({
  type: 'DestinationFlagged',
  data: { person: ADA.id, url, list, threat: 'phishing' },
});
const stateOf = (content: StoredContent, ...later: readonly QrCodeEvent[]) =>
  [...adasCode, saved(content, ADA.id), ...later].reduce(
    (state, event) => QR_CODE.evolve(state, event, AT),
    QR_CODE.initial,
  );
const answerTo = (content: StoredContent, over: Partial<Destinations> = {}, list?: string) =>
  prepare(CODE, resolve(stateOf(content, flagged(list))), { ...site, ...over });
const linkTo = (link: string): StoredContent => ({ infoType: 'link', link });
const smart = (zone?: string): StoredContent => ({
  infoType: 'smartQR',
  smartQR: {
    conditions: [{ from: '00:00', to: '11:00', url: GOOD, timeZone: 'UTC' }],
    defaultUrl: EVIL,
    ...(zone === undefined ? {} : { zone }),
  },
});
const pageOf = (answer: ReturnType<typeof prepare>, language: (typeof LANGUAGES)[number] = 'en') => {
  if (!(answer instanceof TextAnswer)) throw new Error('no page');
  return answer.in(language);
};
const locationOf = (answer: ReturnType<typeof prepare>) => {
  if (answer instanceof TextAnswer || answer instanceof PickedAnswer) throw new Error('no redirect');
  return answer.headers[answer.headers.indexOf('Location') + 1];
};
const hrefs = (body: string) =>
  [...body.matchAll(/<a class="[^"]*" href="([^"]*)"/g)].map(([, href]) => href);

describe('a scan of a flagged link', () => {
  it.each(LANGUAGES)('is answered at once by a warning, without script, in %s', (language) => {
    const { status, body, headers } = pageOf(answerTo(linkTo(EVIL)), language);
    const words = WARNING_TEXTS[language];
    expect(status).toBe(200);
    expect(body).toContain(words.why.phishing);
    expect(hrefs(body)).toEqual(['https://shop.example', expect.stringContaining('https://evil.example/')]);
    expect(body.indexOf(words.back)).toBeLessThan(body.indexOf(words.on));
    expect(headers.join()).toContain("script-src 'none'");
    expect(body).not.toContain('<script');
  });
  it('shows the address in full, and nothing of it is read as HTML', () => {
    const { body } = pageOf(answerTo(linkTo(EVIL)));
    expect(body).toContain('https://evil.example/&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img');
  });
  it('shows a host that can be taken for another in ASCII', () => {
    const url = 'https://p\u0430ypal.com/a';
    const answer = prepare(CODE, resolve(stateOf(linkTo(url), flagged('feed', url))), site);
    expect(pageOf(answer).body).toContain('xn--pypal-4ve.com/a<');
  });
  it('names Google where Google says so', () => {
    expect(pageOf(answerTo(linkTo(EVIL), {}, 'safe-browsing')).body).toContain('Advisory provided by Google');
    expect(pageOf(answerTo(linkTo(EVIL))).body).not.toContain('Google');
  });
  it('leads to the storefront where the operator says so, else to the page that says it leads nowhere', () => {
    expect(locationOf(answerTo(linkTo(EVIL), { flaggedDestinations: 'storefront' }))).toBe(
      site.storefrontUrl,
    );
    const alone = { flaggedDestinations: 'storefront', storefrontUrl: undefined } as const;
    expect(locationOf(answerTo(linkTo(EVIL), alone))).toContain('why=disabled');
  });
  it('leads on as ever where something else is flagged, or nothing', () => {
    expect(locationOf(answerTo(linkTo(GOOD)))).toBe(GOOD);
    const cleared: QrCodeEvent = {
      type: 'DestinationCleared',
      data: { person: ADA.id, url: EVIL, why: 'staff' },
    };
    const code = stateOf(linkTo(EVIL), flagged(), cleared);
    expect(locationOf(prepare(CODE, resolve(code), site))).toContain('evil.example');
  });
  it('warns of a PDF elsewhere, too', () =>
    expect(pageOf(answerTo({ infoType: 'pdf', link: EVIL, files: [] })).status).toBe(200));
});

describe('a scan of a Smart QR with a flagged link', () => {
  const request = (): Promise<IncomingMessage> =>
    new Promise((done) => {
      const server = createServer((incoming, response) => {
        done(incoming);
        response.end();
        server.close();
      }).listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' ? address?.port : 0;
        void fetch(`http://127.0.0.1:${port}`).then((reply) => reply.text());
      });
    });

  it('is answered by a warning where the clock of a place picks it', async () => {
    const answer = answerTo(smart('UTC'));
    if (!(answer instanceof PickedAnswer)) throw new Error('not picked');
    const { status, body } = answer.for(await request());
    expect(status).toBe(200);
    expect(body).toContain(WARNING_TEXTS.en.title);
  });
  it('opens its warning where the clock of the visitor picks it', () => {
    const { body } = pageOf(answerTo(smart()));
    const warning = warningAddress(site.publicUrl, CODE, EVIL);
    expect(hrefs(body)).toEqual([GOOD, warning]);
    expect(body).toContain(`"defaultUrl":"${warning}"`);
  });
});

describe('the address of a warning', () => {
  it('names a flag of the code, and nothing else', () => {
    const { flags } = stateOf(linkTo(EVIL), flagged());
    const [, id = ''] = warningAddress(site.publicUrl, CODE, EVIL).split(`/${CODE}/`);
    expect(id).toMatch(/^[\w-]{16}$/);
    expect(flagNamed(flags, id)?.url).toBe(EVIL);
    for (const other of ['', EVIL, encodeURIComponent(GOOD)]) expect(flagNamed(flags, other)).toBeUndefined();
  });
});
