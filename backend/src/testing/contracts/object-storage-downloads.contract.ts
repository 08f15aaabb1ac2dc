import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { DownloadGrant } from '../../ports/object-storage.ts';
import { changed, changesOf, type ObjectStorageSuite, PNG, status } from './object-storage-suite.contract.ts';

export function objectStorageDownloads(suite: ObjectStorageSuite): void {
  const sign = (more: Partial<DownloadGrant> = {}) =>
    suite.storage.presignGet({ key: suite.key, expiresInSeconds: 600, keep: true, ...more });
  const digits = (type = PNG) => suite.storage.put(suite.key, type, Buffer.from('0123456789'));

  describe('a presigned URL for reading', () => {
    it('serves the file with its type, for one browser to keep', async () => {
      const { etag } = await digits();
      const answer = await fetch(await sign());
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(PNG);
      expect(answer.headers.get('content-length')).toBe('10');
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=600, immutable');
      expect(await answer.text()).toBe('0123456789');
    });

    it('lets browsers store nothing where they may not keep it', async () => {
      await digits();
      const address = await sign({ keep: false });
      expect((await fetch(address)).headers.get('cache-control')).toBe('private, no-store');
      for (const change of changesOf(address)) expect(await status(changed(address, change))).not.toBe(200);
    });

    it.each([true, false])('serves parts of it, whether browsers may keep it: %s', async (keep) => {
      await digits('video/mp4');
      const address = await sign({ keep });
      const part = async (range: string) => {
        const answer = await fetch(address, { headers: { range } });
        return [answer.status, answer.headers.get('content-range'), answer.ok ? await answer.text() : ''];
      };
      expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/10', '0123']);
      expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
      expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
      expect((await part('bytes=10-12'))[0]).toBe(416);
    });

    it('responds with 404 for an unknown key', async () => {
      expect(await status(await sign())).toBe(404);
    });

    it('is the same for half of its lifetime, and another one later', async () => {
      await digits();
      const [half, start] = [4_000, Date.now()];
      // The next half begins at a multiple of four seconds.
      await sleep(half - (start % half) + 100);
      const first = await sign({ expiresInSeconds: 8 });
      await sleep(1_100);
      expect(await sign({ expiresInSeconds: 8 })).toBe(first);
      await sleep(half - 1_000);
      expect(await sign({ expiresInSeconds: 8 })).not.toBe(first);
      expect(await status(first)).toBe(200);
    });

    it('refuses another method or key', async () => {
      await digits();
      await suite.storage.put(suite.key.replace('a_file-1', 'a_file-2'), PNG, Buffer.from('other'));
      const address = await sign();
      expect(await status(address, { method: 'HEAD' })).toBe(403);
      expect(await status(address, { method: 'PUT', body: 'x', headers: { 'content-type': PNG } })).toBe(403);
      expect(await status(address.replace('a_file-1', 'a_file-2'))).toBe(403);
      expect(await suite.content(suite.key)).toBe('0123456789');
    });

    it('refuses a changed query, and none', async () => {
      await digits();
      const address = await sign({ download: 'name.png' });
      for (const change of changesOf(address)) {
        const answer = await fetch(changed(address, change));
        expect(answer.status, change[0]).toBeGreaterThanOrEqual(400);
        expect(await answer.text()).not.toContain('0123456789');
      }
      expect(await status(changed(address, ['another', 'field']))).toBe(403);
    });

    it('refuses a reader after its time', async () => {
      await digits();
      const address = await sign({ expiresInSeconds: 4 });
      expect(await status(address)).toBe(200);
      await sleep(5_100);
      expect(await status(address)).toBe(403);
    });

    it('is signed for two seconds to a week', async () => {
      for (const expiresInSeconds of [0, 1, 2.5, 604_801, Number.NaN]) {
        await expect(sign({ expiresInSeconds }), String(expiresInSeconds)).rejects.toThrow(RangeError);
      }
    });
  });

  describe('the name of a read file', () => {
    const disposition = async (grant: Partial<DownloadGrant> = {}) =>
      (await fetch(await sign(grant))).headers.get('content-disposition');

    it.each([PNG, 'video/mp4', 'application/pdf'])('is absent for %s, which browsers open', async (type) => {
      await digits(type);
      expect(await disposition()).toBeNull();
    });

    it.each([
      'image/svg+xml',
      'image/SVG+XML; charset=utf-8',
      'text/html',
      'application/pdf+xml',
      'text/plain',
    ])('is that of the key for %s, which browsers save', async (type) => {
      await digits(type);
      expect(await disposition()).toBe('attachment; filename=a_file-1.PNG');
    });

    it('is the one that is asked for', async () => {
      await digits();
      expect(await disposition({ download: 'holiday.png' })).toBe('attachment; filename=holiday.png');
      expect(await disposition({ download: 'a "b"; c.png' })).toBe('attachment; filename="a \\"b\\"; c.png"');
      const accents = await disposition({ download: 'Žlutý kůň ☀.png' });
      expect(accents).toContain(`filename*=UTF-8''${encodeURIComponent('Žlutý kůň ☀.png')}`);
      const controls = await disposition({ download: 'a\r\nb\ud800.png' });
      expect(controls).toContain(`filename*=UTF-8''a%0D%0Ab%EF%BF%BD.png`);
    });
  });
}
