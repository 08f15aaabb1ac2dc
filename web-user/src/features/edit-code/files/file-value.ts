import { type FileInfo, isVideoName, typeOfName } from '@qlaim/backend/contract';
import { z } from 'zod';
import type { FieldIssue } from '../field-issues.ts';

/** A file in a list of the form. */
export const FileValue = z.object({
  /** Names the file on the page. */
  id: z.string(),
  /** The public address; empty until the file is uploaded. */
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  description: z.string(),
  /** A small picture of a stored file, and its size in pixels. */
  picture: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  /** The length of a video in seconds. */
  seconds: z.number().optional(),
  /** The tiny picture that is shown until the small one is there. */
  blur: z.string().optional(),
  /** The state of a stored file: whether its smaller or playable forms are made. */
  state: z.enum(['waiting', 'ready', 'original']).optional(),
});
export type FileValue = z.infer<typeof FileValue>;

export function fileValueOf(info: FileInfo): FileValue {
  const { url, name, contentType, size, width, height, seconds, blur, state, description = '' } = info;
  const picture =
    info.sources[0]?.webp ?? info.poster ?? (contentType.startsWith('image/') ? url : undefined);
  const facts = { width, height, seconds, blur, state, picture };
  return { id: url, url, name, contentType, size, description, ...facts };
}

let added = 0;

/** A file that was chosen just now. */
export function newFileValue({ name, size }: Pick<File, 'name' | 'size'>): FileValue {
  added += 1;
  const id = `new-${Date.now()}-${added}`;
  return { id, url: '', name, contentType: typeOfName(name) ?? '', size, description: '' };
}

/** Returns the files at some addresses, in their order. */
export function filesInOrder(urls: readonly string[], files: readonly FileInfo[]): FileValue[] {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  return urls.flatMap((url) => {
    const info = byUrl.get(url);
    return info ? [fileValueOf(info)] : [];
  });
}

export const isVideo = ({ name }: Pick<FileValue, 'name'>): boolean => isVideoName(name);
export const isPicture = ({ contentType }: Pick<FileValue, 'contentType'>): boolean =>
  contentType.startsWith('image/');

/** Returns an issue for each file of a list that is not uploaded. */
export const missingFiles = (list: string, files: readonly FileValue[]): readonly FieldIssue[] =>
  files.flatMap(({ url }, place) =>
    url === '' ? [{ field: `${list}.${place}`, message: 'This file is not uploaded yet' }] : [],
  );

/** Returns the descriptions of the pictures in a list, one for each file, so that places match. */
export const descriptionsOf = (files: readonly FileValue[]) =>
  files.map(({ url, description }) => ({ url, text: description }));
