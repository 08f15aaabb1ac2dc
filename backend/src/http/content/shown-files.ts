import { ERASED, type Erased } from '../../domain/event.ts';
import type { StoredContent } from '../../domain/qr-code/content/index.ts';
import { protectionOf, type QrCode } from '../../domain/qr-code/state.ts';
import type { DownloadGrant, ObjectStorage } from '../../ports/object-storage.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';
import { fileAddress } from './address.ts';
import type { FilesShown } from './content-mapper.ts';
import { infoOf } from './index.ts';

/** Each address then lives at least an hour: a page that is opened late plays its videos to their end. */
const SIGNED_SECONDS = 2 * 60 * 60;

/** Returns how the files of a code are shown to a visitor who may see them: those of a protected page at signed addresses. */
export async function shownFiles(
  { files, settings }: { readonly files: ObjectStorage; readonly settings: Pick<HttpSettings, 'publicUrl'> },
  code: Pick<QrCode, 'content' | 'prepared'>,
): Promise<FilesShown> {
  const { prepared } = code;
  if (protectionOf(code) === null)
    return { prepared, addressOf: (key, download) => fileAddress(settings.publicUrl, key, download) };
  const signed = new Map(
    await Promise.all(
      [...grantsIn(code.content, prepared)].map(
        async ([id, grant]) =>
          [id, await files.presignGet({ ...grant, expiresInSeconds: SIGNED_SECONDS, keep: false })] as const,
      ),
    ),
  );
  return { prepared, addressOf: (key, download) => signed.get(idOf(key, download)) ?? '' };
}

type Grant = Pick<DownloadGrant, 'key' | 'download'>;

const idOf = (key: string, download = ''): string => `${key} ${download}`;

/** Returns the addresses that an answer with the content holds. */
function grantsIn(
  content: StoredContent | Erased | null,
  prepared: QrCode['prepared'],
): ReadonlyMap<string, Grant> {
  const grants = new Map<string, Grant>();
  const addressOf = (key: string, download?: string) => {
    grants.set(idOf(key, download), { key, download });
    return key;
  };
  if (content !== null && content !== ERASED) infoOf(content, { prepared, addressOf });
  return grants;
}
