import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { Media } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { acceptFiles } from './accept-files.ts';

const code = '7K3M9QWX2P';
const fileAt = (place: number): StoredFile => ({
  key: `codes/${code}/${place}/original.jpg`,
  name: 'garden.jpg',
  contentType: 'image/jpeg',
  size: 10,
});
const had = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [fileAt(place).key, fileAt(place)]));

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const accept = (count: number, ...keys: readonly string[]) => {
  const context = {
    ...fixture,
    media: { inspect: vi.fn<Media['inspect']>() },
    files: { head: async () => undefined, move: vi.fn<ObjectStorage['move']>() },
  };
  return acceptFiles(context, { code, person: 'ada', keys, known: had(count) });
};

it('takes no more files of a code than its state may hold, and the earlier ones always', async () => {
  const [first, next, later] = [fileAt(0).key, 'codes/next', 'codes/later'];
  const { files, refused } = await accept(LIMITS.filesOfCode - 1, first, next, later);
  expect([...files.keys()]).toEqual([first]);
  expect([...refused]).toEqual([
    [next, FORM_MESSAGES.codeFull],
    [later, FORM_MESSAGES.codeFull],
  ]);
});

it('asks for the upload of a file while there is room', async () => {
  const { refused } = await accept(LIMITS.filesOfCode - 1, 'codes/next');
  expect([...refused]).toEqual([['codes/next', FORM_MESSAGES.fileUnknown]]);
});
