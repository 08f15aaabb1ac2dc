import { ROUTES } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, CODE, foundAt, grantUploads, upload } from '../../../../testing/uploads.ts';
import type { Uploads } from './uploads.ts';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const picture = (name = 'rose.jpg', bytes = 1000) => new File([new Uint8Array(bytes)], name);
const phaseOf = (uploads: Uploads) => uploads.stateOf('0')?.phase;

/** A retry waits for a second or more. */
const SLOW = { timeout: 10_000 };

describe('files up to 20 MB', () => {
  it('go to their addresses with the type of their name, requested in one call', async () => {
    const asked = grantUploads();
    const puts = takePuts();
    const { uploads, done } = upload(picture('rose.JPG', 10), picture('film.mkv', 20));
    await waitFor(() => expect(uploads.running()).toBe(0));
    expect(done).toEqual({ 0: addressOf(1).publicUrl, 1: addressOf(2).publicUrl });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({
      folderPath: 'image',
      files: [
        { name: 'rose.JPG', type: '', size: 10 },
        { name: 'film.mkv', type: '', size: 20 },
      ],
    });
    expect(puts).toEqual([
      { path: '/put/1', contentType: 'image/jpeg', bytes: 10 },
      { path: '/put/2', contentType: 'video/x-matroska', bytes: 20 },
    ]);
  });

  it('go three at a time', async () => {
    grantUploads();
    let now = 0;
    let most = 0;
    takePuts(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      return 200;
    });
    const { uploads, done } = upload(...Array.from({ length: 8 }, () => picture()));
    await waitFor(() => expect(Object.keys(done)).toHaveLength(8));
    expect(most).toBe(3);
    expect(uploads.running()).toBe(0);
  });

  it.each([
    ['a lost connection', 0],
    ['a fault of the server', 503],
  ])('go again after %s', async (_what, status) => {
    grantUploads();
    const puts = takePuts(() => (puts.length < 2 ? status : 200));
    const { done } = upload(picture());
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl), SLOW);
    expect(puts.map(({ path }) => path)).toEqual(['/put/1', '/put/1']);
  });

  it('get a new address where the first has expired, and give that one up', async () => {
    grantUploads();
    const given = answerRoute(ROUTES.cancelUpload, () => ({ message: '' }));
    takePuts(({ path }) => (path === '/put/1' ? 403 : 200));
    const { done } = upload(picture());
    await waitFor(() => expect(done[0]).toBe(addressOf(2).publicUrl), SLOW);
    expect(given).toEqual([
      { params: { id: CODE }, query: undefined, body: { file: addressOf(1).publicUrl } },
    ]);
  });

  it('fail with words after a refusal, and go on request', async () => {
    grantUploads();
    const puts = takePuts(() => (puts.length < 2 ? 413 : 200));
    const { uploads, done } = upload(picture());
    await waitFor(() => expect(phaseOf(uploads)).toBe('failed'));
    expect(uploads.stateOf('0')).toMatchObject({ message: 'Upload failed' });
    uploads.retry('0');
    await waitFor(() => expect(done[0]).toBe(addressOf(2).publicUrl));
  });

  it('fail with the message of a refused address', async () => {
    refuseRoute(ROUTES.requestUploads, 'quota_reached');
    const { uploads } = upload(picture());
    await waitFor(() => expect(phaseOf(uploads)).toBe('failed'));
    expect(uploads.stateOf('0')).toMatchObject({
      message: 'Your storage is full. Remove files, or ask the seller for more',
    });
  });

  it('stop when they are removed, and take no storage', async () => {
    grantUploads();
    const given = answerRoute(ROUTES.cancelUpload, () => ({ message: '' }));
    const puts = takePuts(() => new Promise(() => undefined));
    const { uploads, done } = upload(picture());
    await waitFor(() => expect(puts).toHaveLength(1));
    void uploads.remove('0');
    expect(uploads.running()).toBe(0);
    await waitFor(() => expect(given).toHaveLength(1));
    expect(uploads.stateOf('0')).toBeUndefined();
    expect(done).toEqual({});
  });

  it('wait while the browser is offline', async () => {
    grantUploads();
    const puts = takePuts();
    const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { done } = upload(picture());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(puts).toEqual([]);
    connected.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl));
  });

  it('go again at once after the connection was lost and is back', async () => {
    grantUploads();
    const puts = takePuts(() => (puts.length < 2 ? new Promise(() => undefined) : 200));
    const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { done } = upload(picture());
    await waitFor(() => expect(puts).toHaveLength(1));
    connected.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    connected.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl));
  });
});

describe('a file that has arrived', () => {
  const refusal = 'rose.jpg is not a picture. Remove it';

  it('is described as the server found it', async () => {
    grantUploads();
    takePuts();
    const asked = answerRoute(ROUTES.judgeUpload, ({ body }) => ({ file: foundAt(body.file) }));
    const { done } = upload(picture());
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl));
    expect(asked.map(({ body }) => body)).toEqual([{ file: addressOf(1).publicUrl }]);
  });

  it('is forgotten with the words of the server, which has removed it', async () => {
    grantUploads();
    takePuts();
    const issues = [{ path: 'file', message: refusal }];
    refuseRoute(ROUTES.judgeUpload, 'invalid_input', { message: refusal, issues });
    const { uploads, done, refused } = upload(picture());
    expect(uploads.running()).toBe(1);
    await waitFor(() => expect(refused).toEqual({ 0: refusal }));
    expect(uploads.running()).toBe(0);
    expect(uploads.stateOf('0')).toBeUndefined();
    expect(done).toEqual({});
  });

  it('is asked about again after a lost answer, and not sent again', async () => {
    grantUploads();
    const puts = takePuts();
    const lost = disconnectRoute(ROUTES.judgeUpload);
    const { done } = upload(picture());
    await waitFor(() => expect(lost).toHaveLength(1));
    answerRoute(ROUTES.judgeUpload, ({ body }) => ({ file: foundAt(body.file) }));
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl), SLOW);
    expect(puts).toHaveLength(1);
  });

  it.each(['unknown_upload', 'incomplete_upload'] as const)(
    'is sent again where the server says %s',
    async (code) => {
      grantUploads();
      answerRoute(ROUTES.cancelUpload, () => ({ message: '' }));
      const puts = takePuts();
      const gone = refuseRoute(ROUTES.judgeUpload, code);
      const { done } = upload(picture());
      await waitFor(() => expect(gone).toHaveLength(1));
      answerRoute(ROUTES.judgeUpload, ({ body }) => ({ file: foundAt(body.file) }));
      await waitFor(() => expect(done[0]).toBe(addressOf(2).publicUrl), SLOW);
      expect(puts.map(({ path }) => path)).toEqual(['/put/1', '/put/2']);
    },
  );
});
