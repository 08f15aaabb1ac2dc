import pMap from 'p-map';
import { z } from 'zod';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Admin } from '../../test/support/admin.ts';

/** What an upload needs: who is signed in, the server's port, and the code that gets the file. */
export interface Target {
  readonly admin: Admin;
  readonly port: number;
  readonly code: string;
}

const AT_ONCE = 3;
const Granted = ROUTES.requestUploads.answer;
const Parts = ROUTES.sendInParts.answer;

/** Asks for an address for a video of a size in bytes. Returns its public address. */
export async function announce({ admin, port, code }: Target, size: number): Promise<string> {
  const body = { files: [{ name: 'film.mp4', type: 'video/mp4', size }], folderPath: 'image' };
  const { data } = Granted.parse(await admin.call(port, 'POST', `/barcode/files/${code}`, body));
  return z.string().parse(data[0]?.publicUrl);
}

/** Sends the parts that are missing, three at a time. Returns how many that were. Rejects when one of them fails. */
export async function sendParts(
  { admin, port, code }: Target,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  const path = `/barcode/files/${code}/parts`;
  const { parts } = Parts.parse(await admin.call(port, 'POST', path, { file }));
  const missing = parts.filter(({ done }) => !done);
  const bytes = Buffer.alloc(Math.max(...parts.map(({ size }) => size)), 'a film');
  await pMap(
    missing,
    async ({ presignedUrl = '', size }) => {
      const headers = { 'content-type': 'video/mp4' };
      const body = bytes.subarray(0, size);
      const sent = await fetch(presignedUrl, { method: 'PUT', headers, body, signal: signal ?? null });
      if (!sent.ok) throw new Error(`a part was answered with ${sent.status}`);
    },
    { concurrency: AT_ONCE },
  );
  return missing.length;
}

/** Makes the file of its parts. */
export const complete = ({ admin, port, code }: Target, file: string): Promise<unknown> =>
  admin.call(port, 'POST', `/barcode/files/${code}/complete`, { file });

/** Takes the upload back, so that the next one finds room. */
export const cancel = ({ admin, port, code }: Target, file: string): Promise<unknown> =>
  admin.call(port, 'POST', `/barcode/files/${code}/cancel`, { file });
