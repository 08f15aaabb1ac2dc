import { knownContent, protectionOf, type QrCode } from '../../domain/qr-code/state.ts';
import type { DownloadGrant, ObjectStorage } from '../../ports/object-storage.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';
import { fileAddress } from './address.ts';
import type { FilesShown } from './content-mapper.ts';
import { infoOf } from './index.ts';

/** Each address then lives at least an hour: a page that is opened late plays its videos to their end. */
const SIGNED_SECONDS = 2 * 60 * 60;

/** Returns how files are shown at their own addresses, under which those of unprotected content are found. */
export const openFiles = ({ prepared }: Pick<QrCode, 'prepared'>, publicUrl: string): FilesShown => ({
  prepared,
  addressOf: (key, download) => fileAddress(publicUrl, key, download),
});

/** Returns how the files of a code are shown to a visitor who may see them: those of a protected page at signed addresses. */
export async function shownFiles(
  { files, settings }: { readonly files: ObjectStorage; readonly settings: Pick<HttpSettings, 'publicUrl'> },
  code: Pick<QrCode, 'content' | 'prepared'>,
): Promise<FilesShown> {
  if (protectionOf(code) === null) return openFiles(code, settings.publicUrl);
  const { prepared } = code;
  const content = knownContent(code);
  const grants = new Map<string, Pick<DownloadGrant, 'key' | 'download'>>();
  const idOf = (key: string, download = '') => `${key} ${download}`;
  // An answer with the content says which addresses are needed.
  const addressOf = (key: string, download?: string) => {
    grants.set(idOf(key, download), { key, download });
    return key;
  };
  if (content) infoOf(content, { prepared, addressOf });
  const signed = new Map(
    await Promise.all(
      [...grants].map(
        async ([id, grant]) =>
          [id, await files.presignGet({ ...grant, expiresInSeconds: SIGNED_SECONDS, keep: false })] as const,
      ),
    ),
  );
  return { prepared, addressOf: (key, download) => signed.get(idOf(key, download)) ?? '' };
}
