// @built-apps web-public

import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEmbedded } from '../harness/journey.ts';

const UNKNOWN = '0000000000';

/** Private networks have no limit. */
const publicAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;

onEmbedded(
  'codes that do not exist',
  (given) => {
    it('are refused after 600 tries an hour, wherever they are tried; others are answered', async () => {
      const owner = await given.signUp();
      const code = await given.codeOf(owner);
      const from = { 'x-forwarded-for': publicAddress() };
      const statusOf = async (path: string, headers: Record<string, string> = from) =>
        (await given.browser().open(path, headers)).status;
      const places = (id: string) => [
        `/${id}`,
        `/info/${id}`,
        `/claim/${id}`,
        `/${id}+`,
        `/${id}.vcf`,
        `/barcode/qrcode/${id}`,
      ];
      for (const path of places(UNKNOWN)) expect(await statusOf(path), path).not.toBe(429);
      // Each process counts for itself. The tries of an hour are used up, so that a new minute does not matter.
      for (let n = 0; n < 14 * given.product.urls.length; n += 1)
        await Promise.all(Array.from({ length: 50 }, () => statusOf(`/${UNKNOWN}`)));
      for (const path of places(UNKNOWN)) expect(await statusOf(path), path).toBe(429);
      for (const path of places(code)) expect(await statusOf(path), path).toBeLessThan(429);
      for (const path of places(UNKNOWN))
        expect(await statusOf(path, { 'x-forwarded-for': publicAddress() }), path).not.toBe(429);
    });
  },
  { environment: { TRUST_PROXY: '1' } },
);
