import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shadesOf } from '../../contract/domains/shades.ts';
import { PRODUCT_LOOK } from '../../contract/domains/site-look.ts';
import { directionOf, LANGUAGES } from '../../contract/language.ts';
import { REPORT_TEXTS } from '../../texts/report/index.ts';
import type { SmallPage } from '../edge/answers/small-page.ts';
import { unavailablePage } from '../edge/answers/unavailable-page.ts';
import { phonePage } from './phone-page.ts';
import { smartPage } from './smart-page.ts';

const LOOK = { ...PRODUCT_LOOK, legal: ['imprint', 'privacy'] as const };
const PHONE = {
  look: LOOK,
  code: '7K3M9QWX2P',
  tel: 'tel:+12133734253;ext=12',
  shown: '+1 213 373 4253 ext. 12',
};
const HOSTILE = 'https://example.com/</script><img src=x onerror=alert(1)>"';
const SMART = {
  opens: (url: string) => url,
  look: LOOK,
  code: '7K3M9QWX2P',
  conditions: [{ from: '00:00', to: '23:59', url: HOSTILE, timeZone: 'America/New_York' }],
  defaultUrl: '',
  otherwise: 'https://qlaim.example/welcome',
};

const hashes = ({ body }: SmallPage, element: 'style' | 'script'): readonly string[] =>
  [...body.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

describe.each(LANGUAGES)('the pages in %s', (language) => {
  const pages = {
    phone: phonePage(PHONE, language),
    smart: smartPage(SMART, language),
    unavailable: unavailablePage(language),
  };

  it.each(Object.entries(pages))('%s is small, and allows exactly its style and script', (_name, page) => {
    expect(page.body).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(Buffer.byteLength(page.body)).toBeLessThan(6144);
    const [style, ...otherStyles] = hashes(page, 'style');
    const [script = "'none'", ...otherScripts] = hashes(page, 'script');
    expect([...otherStyles, ...otherScripts]).toEqual([]);
    expect(page.policy).toContain(`style-src ${style};`);
    expect(page.policy).toContain(`script-src ${script};`);
    expect(page.policy).not.toContain('unsafe');
  });

  it('has a link to the page in each other language', () => {
    const links = [...pages.phone.body.matchAll(/href="\?language=(\w\w)"/g)].map(([, other]) => other);
    expect(links).toEqual(LANGUAGES.filter((other) => other !== language));
  });

  it('leads to the form that reports its content', () => {
    const report = `<a href="/report/${SMART.code}" rel="nofollow">${REPORT_TEXTS[language].title}</a>`;
    expect(pages.smart.body).toContain(report);
    expect(pages.phone.body).toContain(report);
    expect(pages.unavailable.body).not.toContain('/report/');
  });

  it('calls by the first link of its main part, with the extension', () => {
    const [, main = ''] = pages.phone.body.split('<main>');
    expect(/href="([^"]+)"/.exec(main)?.[1]).toBe(PHONE.tel);
    expect(main).toContain(`>${PHONE.shown}</h1>`);
  });

  it('shows a hostile link as text', () => {
    expect(pages.smart.body).not.toContain('<img');
    expect(pages.smart.body.match(/<\/script>/g)).toHaveLength(2);
  });
});

it('has the name and the colours of its domain, in a style of its own', () => {
  const look = { ...LOOK, name: 'Wool <Co>', shades: shadesOf('#7a1f3d') };
  const page = phonePage({ ...PHONE, look }, 'en');
  expect(page.body).toContain('<a href="/welcome">Wool &lt;Co&gt;</a>');
  expect(page.body).toContain(':root{--brand:#7a1f3d;--on:#ffffff}@media(prefers-color-scheme:dark)');
  expect(page.policy).toContain(`style-src ${hashes(page, 'style')[0]};`);
});

it('a link is named so that its host cannot be taken for another', () => {
  const { body } = smartPage({ ...SMART, defaultUrl: 'https://p\u0430ypal.com/a' }, 'en');
  expect(body).toContain('>xn--pypal-4ve.com/a<');
  expect(smartPage({ ...SMART, defaultUrl: 'https://bücher.example/' }, 'en').body).toContain(
    '>bücher.example<',
  );
});
