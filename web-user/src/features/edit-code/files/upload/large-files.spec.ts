import { ROUTES } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNFINISHED_UPLOADS } from '../../../../shell/drafts-store.ts';
import { addressOf, CODE, grantUploads, upload } from '../../../../testing/uploads.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const MIB = 1024 * 1024;

/** A retry waits for a second or more. */
const SLOW = { timeout: 10_000 };

describe('larger files', () => {
  const PART = 8 * MIB;
  const film = () => new File([new Uint8Array(21 * MIB)], 'film.mp4', { lastModified: 7 });

  /** The server keeps the parts that arrive. */
  function keepParts() {
    const kept = new Set<number>();
    const plans = answerRoute(ROUTES.sendInParts, () => ({
      partSize: PART,
      parts: [PART, PART, 5 * MIB].map((size, index) => ({
        part: index + 1,
        size,
        done: kept.has(index + 1),
        ...(kept.has(index + 1) ? {} : { presignedUrl: `/put/part${index + 1}` }),
      })),
    }));
    const joined = answerRoute(ROUTES.finishParts, ({ body }) => ({ publicUrl: body.file }));
    const keep = (path: string) => {
      kept.add(Number(path.at(-1)));
      return 200;
    };
    return { plans, joined, keep };
  }

  it('go in parts of the size that the server names', async () => {
    grantUploads();
    const { joined, keep } = keepParts();
    const puts = takePuts(({ path }) => keep(path));
    const { done } = upload(film());
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl), SLOW);
    expect(puts).toEqual([
      { path: '/put/part1', contentType: null, bytes: PART },
      { path: '/put/part2', contentType: null, bytes: PART },
      { path: '/put/part3', contentType: null, bytes: 5 * MIB },
    ]);
    expect(joined.map(({ body }) => body)).toEqual([{ file: addressOf(1).publicUrl }]);
    expect(localStorage.getItem(UNFINISHED_UPLOADS)).toBe('[]');
  });

  it('send only missing parts again, at new addresses', async () => {
    grantUploads();
    const { plans, keep } = keepParts();
    let refused = false;
    const puts = takePuts(({ path }) => {
      if (path === '/put/part2' && !refused) {
        refused = true;
        return 403;
      }
      return keep(path);
    });
    const { done } = upload(film());
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl), SLOW);
    expect(plans).toHaveLength(2);
    expect(puts.map(({ path }) => path).toSorted()).toEqual([
      '/put/part1',
      '/put/part2',
      '/put/part2',
      '/put/part3',
    ]);
  });

  it('are not sent again where only the last answer was lost', async () => {
    grantUploads();
    const { plans, keep } = keepParts();
    const puts = takePuts(({ path }) => keep(path));
    const lost = disconnectRoute(ROUTES.finishParts);
    const { done } = upload(film());
    await waitFor(() => expect(lost).not.toHaveLength(0), SLOW);
    answerRoute(ROUTES.finishParts, ({ body }) => ({ publicUrl: body.file }));
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl), SLOW);
    expect(plans).toHaveLength(1);
    expect(puts).toHaveLength(3);
  });

  it('resume after a reload when the same file is chosen', async () => {
    const asked = grantUploads();
    const { keep } = keepParts();
    const stuck = takePuts(({ path }) => (path === '/put/part3' ? new Promise(() => undefined) : keep(path)));
    const before = upload(film());
    await waitFor(() => expect(before.uploads.stateOf('0')?.percent).toBeGreaterThan(76), SLOW);
    expect(stuck).toHaveLength(3);
    before.uploads.stop();

    const puts = takePuts(({ path }) => keep(path));
    const after = upload(film());
    await waitFor(() => expect(after.done[0]).toBe(addressOf(1).publicUrl), SLOW);
    expect(puts.map(({ path }) => path)).toEqual(['/put/part3']);
    expect(asked).toHaveLength(1);
  });

  it('start over where the server has forgotten the upload', async () => {
    localStorage.setItem(
      UNFINISHED_UPLOADS,
      JSON.stringify([
        {
          code: CODE,
          folder: 'image',
          publicUrl: addressOf(90).publicUrl,
          name: 'film.mp4',
          size: 21 * MIB,
          lastModified: 7,
          at: Date.now(),
        },
      ]),
    );
    grantUploads();
    answerRoute(ROUTES.cancelUpload, () => ({ message: '' }));
    const { keep } = keepParts();
    const refused = refuseRoute(ROUTES.sendInParts, 'unknown_upload');
    takePuts(({ path }) => keep(path));
    const { done } = upload(film());
    await waitFor(() => expect(refused).toHaveLength(1));
    keepParts();
    await waitFor(() => expect(done[0]).toBe(addressOf(1).publicUrl), SLOW);
  });
});
