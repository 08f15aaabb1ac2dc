// @built-apps web-public web-user

import { expect, it } from 'vitest';
import { onEveryComposition } from '../harness/journey.ts';

/** The width and the height of a PNG in pixels, from its header. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

onEveryComposition('the app that a phone installs', (given) => {
  const manifest = async (headers: Record<string, string> = {}) => {
    const answer = await given.browser().open('/manifest.webmanifest', headers);
    return { answer, body: JSON.parse(await answer.text()) };
  };

  it('has a manifest, whose pages are its own', async () => {
    const { answer, body } = await manifest();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(answer.headers.get('vary')).toContain('Accept-Language, Cookie');
    expect(body).toMatchObject({ name: 'Qlaim', start_url: '/', scope: '/', display: 'standalone' });
  });

  it.each([
    ['de-AT,en;q=0.8', 'de', 'ltr', 'Übernehmen Sie'],
    ['ar', 'ar', 'rtl', 'امتلك'],
    ['pt', 'en', 'ltr', 'Claim the QR code'],
  ])('speaks as its reader does: %s', async (wanted, lang, dir, begins) => {
    const { body } = await manifest({ 'Accept-Language': wanted });
    expect(body).toMatchObject({ lang, dir, description: expect.stringContaining(begins) });
  });

  it('has icons of the sizes that it names', async () => {
    const { body } = await manifest();
    const icons: { src: string; sizes: string; type: string; purpose: string }[] = body.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const answer = await given.browser().open(src);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(sizeOf(Buffer.from(await answer.arrayBuffer())).join('x')).toBe(sizes);
    }
  });

  it('takes the pictures that a gallery or a page takes', async () => {
    const { body } = await manifest();
    const [{ accept }] = body.share_target.params.files;
    expect(accept.filter((kind: string) => kind.includes('/'))).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/svg+xml',
      'image/heic',
      'image/gif',
    ]);
    expect(accept).toContain('.heif');
  });

  it('is named by its pages, which may load it and ask for the camera', async () => {
    const answer = await given.browser().open('/login');
    expect(await answer.text()).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/manifest-src|worker-src/);
    expect(answer.headers.get('permissions-policy')).toContain('camera=(self)');
  });

  it('has a worker, which is asked for anew each time', async () => {
    const answer = await given.browser().open('/share-worker.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).not.toMatch(/\bimport\b/);
  });

  it('says so where pictures arrive that no worker has received', async () => {
    const form = new FormData();
    form.set('pictures', new File([new Uint8Array(200_000)], 'rose.jpg', { type: 'image/jpeg' }));
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const answer = await given
      .browser()
      .fetch('/share', { method: 'POST', headers, body: await sent.bytes() });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/share?missed']);
  });
});
