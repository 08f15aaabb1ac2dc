import { ApiError } from '@qlaim/backend/contract';
import { expect, test } from 'vitest';
import { NOTHING_UPLOADED, type Upload, type Uploaded, uploadPictures } from './upload-pictures.ts';

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const pictures = (amount: number) => Array.from({ length: amount }, (_, index) => file(`${index}.jpg`));
const attachedAll = (files: readonly File[]) => ({
  attached: files.map(({ name }) => ({ name, shortCode: '7K3M9P2QXT' })),
  nonScanAbleImages: [],
});

function given(over: Partial<Upload>) {
  const told: { uploaded: Uploaded; share: number }[] = [];
  const upload: Upload = {
    files: pictures(12),
    from: NOTHING_UPLOADED,
    signal: new AbortController().signal,
    send: async (files) => attachedAll(files),
    onProgress: (uploaded, share) => told.push({ uploaded, share }),
    pause: 1,
    ...over,
  };
  return { told, run: () => uploadPictures(upload) };
}

test('files are sent in calls of five, one after the other', async () => {
  const sent: string[][] = [];
  const { run, told } = given({
    send: async (files, onProgress) => {
      sent.push(files.map(({ name }) => name));
      onProgress(0.5);
      return attachedAll(files);
    },
  });
  expect(await run()).toEqual({ done: 12, attached: 12, failed: [] });
  expect(sent.map(({ length }) => length)).toEqual([5, 5, 2]);
  expect(told.map(({ share }) => Math.round(share * 120))).toEqual([25, 50, 75, 100, 110, 120]);
});

test('a call without an answer is sent again, and its files count once', async () => {
  let calls = 0;
  const { run } = given({
    send: async (files) => {
      calls += 1;
      if (calls === 2 || calls === 3) throw new ApiError(0, { message: '', code: 'network' });
      return attachedAll(files);
    },
  });
  expect(await run()).toEqual({ done: 12, attached: 12, failed: [] });
  expect(calls).toBe(5);
});

test('after a failure the upload goes on where it stopped', async () => {
  const sent: string[] = [];
  const broken = given({
    send: async (files) => {
      if (sent.length > 0) throw new ApiError(403, { message: 'No', code: 'forbidden' });
      sent.push(...files.map(({ name }) => name));
      return attachedAll(files);
    },
  });
  await expect(broken.run()).rejects.toThrow('No');
  const from = broken.told.at(-1)?.uploaded ?? NOTHING_UPLOADED;
  expect(from.done).toBe(5);
  const { run } = given({
    from,
    send: async (files) => {
      sent.push(...files.map(({ name }) => name));
      return attachedAll(files);
    },
  });
  expect(await run()).toEqual({ done: 12, attached: 12, failed: [] });
  expect(sent).toEqual(pictures(12).map(({ name }) => name));
});

test('files of a wrong type and empty ones are not sent, and listed with the refused ones', async () => {
  const files = [file('a.jpg'), file('b.gif'), file('c.jpg', 0), file('d.jpg')];
  const refused = {
    name: 'd.jpg',
    reason: 'no_code',
    message: 'No QR code was found in this picture',
  } as const;
  const sent: string[] = [];
  const { run } = given({
    files,
    send: async (chunk) => {
      sent.push(...chunk.map(({ name }) => name));
      return { attached: [{ name: 'a.jpg', shortCode: '7K3M9P2QXT' }], nonScanAbleImages: [refused] };
    },
  });
  const { attached, failed } = await run();
  expect(sent).toEqual(['a.jpg', 'd.jpg']);
  expect(attached).toBe(1);
  expect(failed.map(({ name, reason }) => [name, reason])).toEqual([
    ['b.gif', 'wrong_type'],
    ['c.jpg', 'empty'],
    ['d.jpg', 'no_code'],
  ]);
});

test('a stop ends it with its reason', async () => {
  const stop = new AbortController();
  const { run } = given({
    signal: stop.signal,
    send: async () => {
      stop.abort(new Error('stopped'));
      throw new ApiError(0, { message: '', code: 'network' });
    },
  });
  await expect(run()).rejects.toThrow('stopped');
});
