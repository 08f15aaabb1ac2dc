import { describe, expect, it } from 'vitest';
import { AT, fold } from '../../testing/given.ts';
import {
  ADA,
  ADMIN,
  adasCode,
  deleted,
  generated,
  givenCode,
  imageAttached,
  imageRemoved,
  LINK,
  saved,
} from '../../testing/qr-code.ts';
import type { QrCodeCommand } from './decide.ts';
import { keyOfPicture } from './file-keys.ts';
import { QR_CODE } from './qr-code.ts';

/** The key of a picture whose digest repeats a hexadecimal digit. */
const pictureOf = (digit: string, upload: string) =>
  keyOfPicture('7K3M9P2QXT', { digest: digit.repeat(64), upload, extension: 'png' });

describe('the picture of a code', () => {
  it('is attached', () =>
    givenCode(generated)
      .when({ type: 'attachPicture', picture: 'qr/a.png' })
      .then(imageAttached('qr/a.png')));
  it('is replaced', () =>
    givenCode(generated, imageAttached('qr/a.png'))
      .when({ type: 'attachPicture', picture: 'qr/b.png' })
      .then(imageAttached('qr/b.png')));
  it('stays as it is when the same file arrives again', () =>
    givenCode(generated, imageAttached(pictureOf('a', '1')))
      .when({ type: 'attachPicture', picture: pictureOf('a', '2') })
      .thenNothing());
  it('is replaced by another file', () =>
    givenCode(generated, imageAttached(pictureOf('a', '1')))
      .when({ type: 'attachPicture', picture: pictureOf('b', '2') })
      .then(imageAttached(pictureOf('b', '2'))));
  it('is attached again after it was removed', () =>
    givenCode(generated, imageAttached(pictureOf('a', '1')), imageRemoved)
      .when({ type: 'attachPicture', picture: pictureOf('a', '2') })
      .then(imageAttached(pictureOf('a', '2'))));
  it('is removed', () =>
    givenCode(generated, imageAttached('qr/a.png')).when({ type: 'removePicture' }).then(imageRemoved));
  it('changes nothing when it is removed twice', () =>
    givenCode(generated, imageAttached('qr/a.png'), imageRemoved)
      .when({ type: 'removePicture' })
      .thenNothing());
});

/** Every command but `generate`, which is refused for another reason. */
const COMMANDS: readonly QrCodeCommand[] = [
  { type: 'approve' },
  { type: 'unapprove' },
  { type: 'enable' },
  { type: 'disable' },
  { type: 'restrict' },
  { type: 'unrestrict' },
  { type: 'claim', userId: ADA.id },
  { type: 'save', by: ADMIN, name: 'A name', content: LINK },
  { type: 'clearContent', by: ADMIN },
  { type: 'attachPicture', picture: 'qr/a.png' },
  { type: 'reset' },
  { type: 'removePicture' },
  { type: 'delete' },
];

describe('deleting', () => {
  it('deletes a code', () => givenCode(generated).when({ type: 'delete' }).then(deleted));
  it('deletes a code that has an owner', () =>
    givenCode(...adasCode)
      .when({ type: 'delete' })
      .then(deleted));
  it('keeps only the batch, the creation time, and who owned it', () => {
    const history = [...adasCode, saved(LINK, ADA.id), imageAttached('qr/a.png'), deleted];
    expect(fold(QR_CODE, history)).toEqual({
      ...QR_CODE.initial,
      status: 'deleted',
      batchId: 'batch-1',
      createdAt: AT,
      formerOwners: [ADA.id],
    });
  });

  it.each(COMMANDS)('refuses $type from then on', (command) =>
    givenCode(...adasCode, deleted)
      .when(command)
      .thenRefused('unknown_code'),
  );
});

describe('a code that never existed', () => {
  it.each(COMMANDS)('refuses $type', (command) => givenCode().when(command).thenRefused('unknown_code'));
});
