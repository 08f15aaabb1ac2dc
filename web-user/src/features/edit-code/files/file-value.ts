import { FileInfo, faultOf, isRecordingType, isVideoName, typeOfName } from '@qlaim/backend/contract';
import { z } from 'zod';
import type { FieldIssue } from '../field-issues.ts';

/** A file in a list of the form, as the server describes it. The `url` of a chosen one is empty until it is uploaded. */
export const FileValue = FileInfo.extend({
  /** Names the file on the page. */
  id: z.string(),
  description: z.string(),
  // A draft of an earlier version has none.
  caption: z.string().default(''),
  // A draft of an earlier version has none.
  sources: FileInfo.shape.sources.default([]),
  /** Absent for a file that was chosen on this page. */
  state: FileInfo.shape.state.optional(),
  /** Why the server refused a file that was chosen on this page. */
  refusal: z.string().optional(),
  /** Of captions: the id of their video, and their language. */
  captionsOf: z.string().optional(),
  language: z.string().optional(),
});
export type FileValue = z.infer<typeof FileValue>;

/** Returns the address of a small picture of a stored file; undefined where there is none. */
export function smallPictureOf({ state, sources, poster, url, contentType }: FileValue): string | undefined {
  if (state === undefined) return undefined;
  return sources[0]?.webp ?? poster ?? (isPicture({ contentType }) ? url : undefined);
}

let added = 0;

/** A file that was chosen just now. */
export function newFileValue({ name, size }: Pick<File, 'name' | 'size'>): FileValue {
  added += 1;
  const id = `new-${Date.now()}-${added}`;
  return {
    id,
    url: '',
    name,
    contentType: typeOfName(name) ?? '',
    size,
    description: '',
    caption: '',
    sources: [],
  };
}

/**
 * Returns what the server found in a chosen file. One that it converted is shown as the server has it, because the browser
 * may not know the type that was chosen.
 */
export function judgedFacts(
  { description: _typed, caption: _typedToo, state, ...facts }: FileInfo,
  { contentType }: Pick<FileValue, 'contentType'>,
): Partial<FileValue> {
  return facts.contentType === contentType ? facts : { ...facts, state };
}

/** Returns the files at some addresses, in their order. */
export function filesInOrder(urls: readonly string[], files: readonly FileInfo[]): FileValue[] {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  return urls.flatMap((url) => {
    const info = byUrl.get(url);
    return info
      ? [{ ...info, id: url, description: info.description ?? '', caption: info.caption ?? '' }]
      : [];
  });
}

export const isVideo = ({ name }: Pick<FileValue, 'name'>): boolean => isVideoName(name);
export const isRecording = ({ contentType }: Pick<FileValue, 'contentType'>): boolean =>
  isRecordingType(contentType);
export const isPicture = ({ contentType }: Pick<FileValue, 'contentType'>): boolean =>
  contentType.startsWith('image/');

/** Returns an issue for each file of a list that is not uploaded, or was refused. */
export const missingFiles = (list: string, files: readonly FileValue[]): readonly FieldIssue[] =>
  files.flatMap(({ url, name, refusal }, place) =>
    url === '' ? [{ field: `${list}.${place}`, message: refusal ?? faultOf(name, 'notUploaded') }] : [],
  );

/** Returns the descriptions of the pictures in a list, one for each file, so that places match. */
export const descriptionsOf = (files: readonly FileValue[]) =>
  files.map(({ url, description, caption }) => ({ url, text: description, caption }));
