import { type FileInfo, ROUTES } from '@qlaim/backend/contract';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { Uploads } from '../features/edit-code/files/upload/uploads.ts';

/** The code that the files belong to. */
export const CODE = '7K3M9QWX2P';

/** The addresses that the server hands out count from 1. */
export const addressOf = (number: number) => ({
  publicUrl: `https://qlaim.example/files/${number}`,
  presignedUrl: `/put/${number}`,
});

/** The server hands out addresses, and finds nothing wrong with a file that arrived. Returns the received calls. */
export function grantUploads() {
  let granted = 0;
  answerRoute(ROUTES.judgeUpload, ({ body }) => ({ file: foundAt(body.file) }));
  return answerRoute(ROUTES.requestUploads, ({ body }) => ({
    data: body.files.map(() => {
      granted += 1;
      return addressOf(granted);
    }),
  }));
}

/** What the server found in the file at an address. */
export const foundAt = (url: string): FileInfo => ({
  url,
  name: 'rose.jpg',
  contentType: 'image/jpeg',
  size: 1000,
  sources: [],
  state: 'waiting',
});

/** Uploads files with the ids 0, 1 and so on. `done` has the public address of each that is uploaded, and `refused` the message of each that the server refuses. */
export function upload(...chosen: File[]) {
  const uploads = new Uploads(CODE);
  const done: Record<string, string> = {};
  const refused: Record<string, string> = {};
  void uploads.add(
    chosen.map((file, index) => ({
      id: String(index),
      file,
      folder: 'image',
      onDone: ({ url }) => {
        done[index] = url;
      },
      onRefused: (message) => {
        refused[index] = message;
      },
    })),
  );
  return { uploads, done, refused };
}
