import { text } from 'node:stream/consumers';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Piece } from './manifest.ts';
import { writePiece } from './pieces.ts';

/** The piece that is written first: it says whose a back-up is that never got a manifest. */
export const ownerName = (id: string): string => `${id}/owner`;
const AS_IT_IS = { compressed: false, sealing: undefined } as const;

export async function writeOwner(place: BackupPlace, id: string, installation: string): Promise<Piece> {
  return writePiece(place, ownerName(id), once(Buffer.from(installation)), AS_IT_IS);
}

/** Returns the installation that has begun a back-up; undefined where it does not say, as before versions that did. */
export async function ownerOf(place: BackupPlace, id: string): Promise<string | undefined> {
  const body = await place.read(ownerName(id));
  return body && (await text(body));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
