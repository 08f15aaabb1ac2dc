import { extensionOfType, storedType, typeOfName } from '../../../../contract/content/files.ts';
import type { StoredFile } from '../../../../domain/qr-code/content/file.ts';
import { incomingKey, untouchedKey } from '../../../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../../../domain/qr-code/qr-code.ts';
import type { ObjectStorage } from '../../../../ports/object-storage.ts';
import type { CodeRow } from '../../../../read-models/codes/queries.ts';
import { jsonEntry, jsonListEntry, type ZipEntry } from '../../../edge/zip.ts';
import { barcodeViews } from '../../../views/barcodes.ts';
import { codeScansView } from '../../codes/code-scans-view.ts';
import type { PersonalDataPorts } from './ports.ts';

/** Yields the files of one code: what it is, its scans, its history since the claim, and all uploads of all versions. */
export async function* codeEntries(
  context: PersonalDataPorts,
  userId: string,
  row: CodeRow,
  files: readonly Pick<StoredFile, 'key' | 'name'>[],
): AsyncGenerator<ZipEntry> {
  const { code } = row;
  const folder = `codes/${code}`;
  yield jsonEntry(`${folder}/code.json`, async () => (await barcodeViews(context, [row]))[0]);
  yield jsonEntry(`${folder}/scans.json`, async () => codeScansView(row, context.clock.now()));
  yield jsonListEntry(`${folder}/history.json`, () => history(context, userId, code));
  for (const file of files) yield* fileEntry(context, `${folder}/files`, file);
}

async function* history({ log }: PersonalDataPorts, userId: string, code: string): AsyncGenerator<unknown> {
  let isTheirs = false;
  for await (const event of log.read(QR_CODE.streamOf(code))) {
    if (!QR_CODE.recognises(event)) continue;
    if (event.type === 'CodeClaimed') isTheirs = event.data.userId === userId;
    if (event.type === 'CodeHandedOver') isTheirs = event.data.to === userId;
    const { type, at, actor } = event;
    // Who owned the code before is nothing to the person who downloads.
    const data = event.type === 'CodeHandedOver' ? { kept: event.data.kept } : event.data;
    if (isTheirs) yield { type, at, by: actor.id === userId ? 'you' : actor.kind, ...data };
  }
}

/** Yields an uploaded file as it arrived, under the name that it was uploaded with; nothing where it never arrived. */
export async function* fileEntry(
  { files }: PersonalDataPorts,
  folder: string,
  { key, name }: { readonly key: string; readonly name: string },
): AsyncGenerator<ZipEntry> {
  const found = await firstOf(files, [untouchedKey(key), key, incomingKey(key)]);
  if (found === undefined) return;
  const { place, contentType } = found;
  yield {
    path: `${folder}/${uploadOf(key)}-${nameAs(name, contentType).replaceAll(/[\\/:*?"<>|]/g, '_')}`,
    compress: false,
    open: async () => {
      const file = await files.get(place);
      if (!file) throw new Error('A file was removed while its owner downloaded it');
      return file.body;
    },
  };
}

async function firstOf(
  files: ObjectStorage,
  places: readonly (string | undefined)[],
): Promise<{ readonly place: string; readonly contentType: string } | undefined> {
  for (const place of places) {
    const info = place === undefined ? undefined : await files.head(place);
    if (place !== undefined && info) return { place, contentType: info.contentType };
  }
  return undefined;
}

/** The name of a file that was converted has the ending of its new type. The upload had another. */
function nameAs(name: string, contentType: string): string {
  const isConverted = storedType(contentType) !== contentType && typeOfName(name) !== contentType;
  const extension = isConverted ? extensionOfType(contentType) : undefined;
  return extension === undefined ? name : name.replace(/(\.[^.]+)?$/, `.${extension}`);
}

/** Part of the upload's id, because several files may have one name. */
const uploadOf = (key: string): string => key.split('/').at(-2)?.slice(0, 8) ?? '';
