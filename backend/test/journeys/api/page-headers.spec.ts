// @built-apps web-public web-user

import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UpdateCodeInput } from '../../../src/contract/content/index.ts';
import { APP_PAGES } from '../../../src/contract/pages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { photo, upload } from '../harness/upload.ts';

/** `closed`: nothing loads but what the policy names, and search engines leave it out. `app`: a page of an app. */
type Kind = 'closed' | 'app';

/** Every page that anyone may open. Its path names in braces what the code holds. */
const PAGES: readonly (readonly [name: string, kind: Kind, path: string])[] = [
  ['a page', 'closed', '/info/{open}'],
  ['the gate of a page', 'closed', '/info/{protected}'],
  ['a gallery', 'closed', '/image-videos/{gallery}'],
  ['an empty gallery', 'closed', '/image-videos/{empty}'],
  ['the page of a phone number', 'closed', '/{phone}'],
  ['the page of a Smart QR', 'closed', '/{smart}'],
  ['the claim page', 'app', '/claim/{free}'],
  ['the welcome page', 'app', '/welcome'],
  ['the welcome page with a reason', 'app', '/welcome?why=disabled&code={free}'],
  ['signing in', 'app', '/login'],
  ['signing up', 'app', '/register'],
  ['a new password', 'app', '/reset'],
];

/** These are pages of the owner's app, which reads codes by the camera. */
const OWNERS_PAGES: ReadonlySet<string> = new Set(APP_PAGES.user);

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];
const textsOf = (html: string, element: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*(?:src=|json))[^>]*>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

onEveryComposition('the headers of a page that anyone may open', (given) => {
  const codes = new Map<string, string>();
  beforeAll(async () => {
    const owner: Person = await given.signUp();
    const named = async (name: string) => {
      const code = await given.codeOf(owner);
      codes.set(name, code);
      return { id: code };
    };
    const update = (params: { id: string }, body: UpdateCodeInput) =>
      owner.browser.call(ROUTES.updateCode, { params, body });
    await savePage(owner, (await named('open')).id, { title: 'Rosa', freeText: 'https://example.org' });
    const { id } = await named('protected');
    await savePage(owner, id, { title: 'Rosa', isProtected: true, password: 'lilac-1930' });
    await named('empty');
    const gallery = await named('gallery');
    const imageVideos = [await upload(given, owner, gallery.id, 'image', await photo())];
    await update(gallery, { type: 'image', imageVideos });
    await update(await named('phone'), { type: 'phoneNumber', phoneNumber: '+12133734253' });
    const smartQR = { conditions: [], defaultUrl: 'https://example.org' };
    await update(await named('smart'), { type: 'smartQR', smartQR });
    codes.set('free', await given.approvedCode());
  });

  const open = (path: string) =>
    given.browser().open(path.replace(/\{(\w+)\}/, (_all, name: string) => codes.get(name) ?? name));

  describe.each(PAGES)('%s', (_name, _kind, path) => {
    it('sets no cookie, tells other sites nothing, and cannot be framed', async () => {
      const { status, headers } = await open(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('referrer-policy')).toMatch(
        /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/,
      );
      const camera = OWNERS_PAGES.has(path) ? 'self' : '';
      expect(headers.get('permissions-policy')).toMatch(
        new RegExp(`camera=\\(${camera}\\).*geolocation=\\(\\).*microphone=\\(\\)`),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const policy = headers.get('content-security-policy') ?? '';
      expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
    });

    it('shows no inline style but its own', async () => {
      const response = await open(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const styles = sourcesOf(policy, 'style-src');
      const html = await response.text();
      expect(styles).not.toContain("'unsafe-inline'");
      for (const text of textsOf(html, 'style')) expect(styles).toContain(sha256(text));
      const inAttributes = Array.from(html.matchAll(/<[^>]+\sstyle="([^"]*)"/g), ([, style = '']) =>
        sha256(style),
      );
      expect(sourcesOf(policy, 'style-src-attr')).toEqual(
        inAttributes.length === 0 ? [] : ["'unsafe-hashes'", ...new Set(inAttributes)],
      );
    });

    it('runs no script that is not ours', async () => {
      const response = await open(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const scripts = sourcesOf(policy, 'script-src');
      const html = await response.text();
      const ours = /^'(self|none|wasm-unsafe-eval|sha256-[\w+/]{43}=)'$/;
      expect(scripts.filter((source) => !ours.test(source))).toEqual([]);
      for (const text of textsOf(html, 'script')) expect(scripts).toContain(sha256(text));
      expect(html).not.toMatch(/(src|href)="(https?:)?\/\/(?!localhost|127)[^"]*\.(js|css|woff2?|png|jpg)/);
    });
  });

  it.each(PAGES.filter(([, kind]) => kind === 'closed'))(
    'name all that %s may load',
    async (_name, _kind, path) => {
      const response = await open(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
      expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'|\*/);
      const styles = sourcesOf(policy, 'style-src');
      const html = await response.text();
      for (const text of textsOf(html, 'style')) expect(styles).toContain(sha256(text));
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
