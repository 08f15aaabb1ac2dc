import sharp from 'sharp';
import type { UploadFolder } from '../../../src/contract/content/files.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from './browser.ts';
import type { Fixture } from './fixture.ts';
import type { Person } from './people.ts';

export interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A photograph-like JPEG of 640 by 480 pixels. */
export async function photo(name = 'garden.jpg'): Promise<FileToSend> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f7d5b' } })
    .jpeg()
    .toBuffer();
  return { name, type: 'image/jpeg', bytes };
}

/** The smallest document that viewers open. */
export const pdf = (name = 'letters.pdf'): FileToSend => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  ),
});

/** Asks for an address for a file. */
export async function askFor({ browser }: Person, code: string, folderPath: UploadFolder, file: FileToSend) {
  const { name, type, bytes } = file;
  const { data } = await browser.call(ROUTES.requestUploads, {
    params: { id: code },
    body: { files: [{ name, type, size: bytes.byteLength }], folderPath },
  });
  const [grant] = data;
  if (!grant) throw new Error('no address was given');
  return grant;
}

/** Sends a request to an address that browsers were given. */
export function sendTo({ product }: Fixture, address: string, init: RequestInit): Promise<Response> {
  const [url = ''] = product.urls;
  return fetch(address.replace(product.publicUrl, url), { redirect: 'manual', ...init });
}

/**
 * Reads a file at its public address, which redirects where the product does not serve the file itself.
 * A page of the product asks, as for captions: a storage then names the page's origin among its headers.
 */
export async function readFileAt(given: Fixture, browser: Browser, address: string): Promise<Response> {
  const { pathname, search } = new URL(address);
  const answer = await browser.open(pathname + search);
  const location = answer.headers.get('location');
  const { origin } = new URL(given.product.publicUrl);
  return location === null ? answer : sendTo(given, location, { headers: { origin } });
}

/** Uploads a file. Returns its public address. */
export async function upload(
  given: Fixture,
  person: Person,
  code: string,
  folderPath: UploadFolder,
  file: FileToSend,
): Promise<string> {
  const { presignedUrl, publicUrl } = await askFor(person, code, folderPath, file);
  const headers = { 'content-type': file.type };
  const response = await sendTo(given, presignedUrl, {
    method: 'PUT',
    headers,
    body: Buffer.from(file.bytes),
  });
  if (!response.ok) throw new Error(`the upload was answered with ${response.status}`);
  return publicUrl;
}

/** Sends a form with files in one field. */
export async function sendForm(browser: Browser, path: string, field: string, files: readonly FileToSend[]) {
  const form = new FormData();
  for (const { name, type, bytes } of files)
    form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
  const encoded = new Response(form);
  return browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}
