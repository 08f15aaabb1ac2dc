import { describe, expect, it } from 'vitest';
import { fold } from '../../testing/given.ts';
import {
  ADA,
  adasCode,
  contentCleared,
  deleted,
  givenCode,
  LINK,
  named,
  PHONE,
  reset,
  saved,
} from '../../testing/qr-code.ts';
import type { StoredFile } from './content/file.ts';
import type { StoredContent } from './content/index.ts';
import type { QrCodeCommand } from './decide.ts';
import type { QrCodeEvent } from './events.ts';
import { isPrepared } from './prepared.ts';
import { QR_CODE } from './qr-code.ts';

const file = (upload: string, contentType = 'image/jpeg'): StoredFile => ({
  key: `codes/0123456789/${upload}/original.jpg`,
  name: 'garden.jpg',
  contentType,
  size: 10,
});
const FIRST = file('1');
const SECOND = file('2');
const gallery = (...imageVideos: readonly StoredFile[]): StoredContent => ({
  infoType: 'image',
  imageVideos: [...imageVideos],
});
const keysIn = (...history: readonly QrCodeEvent[]) => Object.keys(fold(QR_CODE, history).files);

describe('the files of a code', () => {
  it('are those of every version of its content', () =>
    expect(
      keysIn(...adasCode, saved(gallery(FIRST)), saved(gallery(SECOND)), contentCleared, saved(LINK), reset),
    ).toEqual([FIRST.key, SECOND.key]));
  it('take no work where a content refers to those of before', () => {
    const history = [...adasCode, saved(gallery(FIRST, SECOND))];
    const before = fold(QR_CODE, history);
    const again = QR_CODE.evolve(before, saved(gallery(SECOND)), before.createdAt);
    expect(again.files).toBe(before.files);
    const described = { ...SECOND, description: 'The oak' };
    const after = QR_CODE.evolve(again, saved(gallery(described)), before.createdAt);
    expect(after.files).toEqual({ [FIRST.key]: FIRST, [SECOND.key]: described });
  });
  it('are none once it is deleted', () =>
    expect(keysIn(...adasCode, saved(gallery(FIRST)), deleted)).toEqual([]));
});

describe('recording what was made of a file', () => {
  const command: QrCodeCommand = { type: 'recordPrepared', key: FIRST.key, prepared: { widths: [480] } };
  const recorded: QrCodeEvent = { type: 'FilePrepared', data: { key: FIRST.key, widths: [480] } };
  const withFile = [...adasCode, saved(gallery(FIRST))] as const;

  it('is an event', () =>
    givenCode(...withFile)
      .when(command)
      .then(recorded));
  it('changes nothing the second time', () =>
    givenCode(...withFile, recorded)
      .when(command)
      .thenNothing());
  it('is refused for a deleted code', () =>
    givenCode(...withFile, deleted)
      .when(command)
      .thenRefused('unknown_code'));
  it('leaves the count of edits as it was', () =>
    expect(fold(QR_CODE, [...withFile, recorded]).edits).toBe(fold(QR_CODE, withFile).edits));
  it('ends the preparation of the file', () => {
    expect(isPrepared(fold(QR_CODE, withFile), FIRST)).toBe(false);
    expect(isPrepared(fold(QR_CODE, [...withFile, recorded]), FIRST)).toBe(true);
  });
  it('is not needed for a PDF', () =>
    expect(isPrepared(fold(QR_CODE, withFile), file('3', 'application/pdf'))).toBe(true));
});

describe('a save that names the revision that it saw', () => {
  const history = [...adasCode, named('Bench', ADA.id), saved(LINK, ADA.id)] as const;
  const save = (revision: number) => ({ type: 'save', by: ADA, content: PHONE, revision }) as const;

  it('is accepted for the present revision', () =>
    givenCode(...history)
      .when(save(2))
      .then(saved(PHONE, ADA.id)));
  it('is refused for another one', () =>
    givenCode(...history)
      .when(save(1))
      .thenRefused('edited_meanwhile'));
  it('counts a clear and a reset as edits', () =>
    expect(fold(QR_CODE, [...history, contentCleared, saved(LINK), reset]).edits).toBe(5));
  it('may remove the content', () =>
    givenCode(...history)
      .when({ type: 'save', by: ADA, name: 'Bench', content: null, revision: 2 })
      .then(contentCleared));
});
