import {
  type AnswerOf,
  type FileInfo,
  type NamedFile,
  ROUTES,
  type UploadFolder,
} from '@qlaim/backend/contract';
import { client } from '../../../../api/client.ts';

/** The place of an upload: the code, and the folder for its kind of content. */
export interface Place {
  readonly code: string;
  readonly folder: UploadFolder;
}

/** An address for one PUT, and the address of the file after it. */
export type Address = AnswerOf<typeof ROUTES.requestUploads>['data'][number];

/** Requests the addresses of some files, in their order. */
export async function requestAddresses(
  { code, folder }: Place,
  files: readonly NamedFile[],
  signal?: AbortSignal,
): Promise<readonly Address[]> {
  const body = { files: files.map(({ name, type, size }) => ({ name, type, size })), folderPath: folder };
  const { data } = await client(ROUTES.requestUploads, { params: { id: code }, body }, signal && { signal });
  return data;
}

/** Starts an upload in parts, or resumes it. The answer has an address for each missing part. */
export const planParts = ({ code }: Place, file: string, signal: AbortSignal) =>
  client(ROUTES.sendInParts, { params: { id: code }, body: { file } }, { signal });

/** Joins the parts to the file. */
export const completeParts = ({ code }: Place, file: string, signal: AbortSignal) =>
  client(ROUTES.finishParts, { params: { id: code }, body: { file } }, { signal });

/** Has the server look at a file that has arrived. Rejects with its message about a file that it refuses. */
export async function judge({ code }: Place, file: string, signal: AbortSignal): Promise<FileInfo> {
  return (await client(ROUTES.judgeUpload, { params: { id: code }, body: { file } }, { signal })).file;
}

/** Gives up an upload, so that it takes no storage. A lost call does no harm: the server forgets the upload after a day. */
export async function giveUp({ code }: Pick<Place, 'code'>, file: string): Promise<void> {
  await client(ROUTES.cancelUpload, { params: { id: code }, body: { file } }).catch(() => undefined);
}
