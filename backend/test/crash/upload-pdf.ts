import { z } from 'zod';
import type { Admin } from '../support/admin.ts';

const Granted = z.object({ data: z.array(z.object({ presignedUrl: z.string(), publicUrl: z.string() })) });

/** The smallest document that viewers open. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);

/** Uploads a document, and saves it as the content of a code. */
export async function uploadPdf(admin: Admin, port: number, code: string): Promise<void> {
  const type = 'application/pdf';
  const asked = { files: [{ name: 'letters.pdf', type, size: PDF.length }], folderPath: 'pdfs' };
  const granted = Granted.parse(await admin.call(port, 'POST', `/barcode/files/${code}`, asked));
  const [grant] = granted.data;
  if (!grant) throw new Error('no address was given');
  const { pathname, search } = new URL(grant.presignedUrl);
  const sent = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: PDF,
  });
  if (!sent.ok) throw new Error(`the upload was answered with ${sent.status}: ${await sent.text()}`);
  await admin.call(port, 'PATCH', `/barcode/${code}`, { type: 'pdf', pdfs: [grant.publicUrl] });
}
