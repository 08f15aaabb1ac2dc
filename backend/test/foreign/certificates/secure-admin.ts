import { z } from 'zod';
import { ADMIN } from '../../support/server.ts';
import type { SecureServer } from './secure-server.ts';

const Generated = z.object({ barcodeCSV: z.string() });

/** Signs in as the first admin on a domain. */
export async function signInSecurely({ call }: SecureServer, domain: string) {
  const signedIn = await call(domain, '/user/login', { method: 'POST', body: ADMIN });
  const setCookie = z.array(z.string()).parse(signedIn.headers['set-cookie']).join('\n');
  const headers = { cookie: setCookie.split(';')[0] ?? '' };
  return {
    setCookie,
    /** Returns a code whose scan leads to an address. */
    async linkedCode(link: string): Promise<string> {
      const made = await call(domain, '/barcode', { method: 'POST', body: { amount: 1 }, headers });
      const [, row = ''] = Generated.parse(JSON.parse(made.body)).barcodeCSV.trim().split(/\r?\n/);
      const code = row.split(',')[1] ?? '';
      await call(domain, `/barcode/${code}`, { method: 'PATCH', body: { type: 'link', link }, headers });
      return code;
    },
  };
}
