import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { PRODUCT } from '../event.ts';
import type { QrCodeEvent } from './events.ts';
import type { ImportCode } from './imported.ts';
import { QR_CODE } from './qr-code.ts';
import { isClaimable, type QrCode } from './state.ts';

const AT = '2026-11-27T08:00:00.000Z';
const row: Omit<ImportCode, 'type'> = {
  batchId: 'import-1',
  index: 0,
  printed: 'aB3',
  address: 'https://s.example/aB3',
  link: 'https://shop.example/care',
  name: 'Care card',
  note: '',
  tags: ['care'],
  createdAt: '2023-05-04T10:00:00.000Z',
  source: 'shlink',
  claimable: false,
};
const taken = (changes: Partial<typeof row> = {}): QrCodeEvent => ({
  type: 'CodeImported',
  data: { person: PRODUCT, ...row, ...changes, tags: [...row.tags] },
});
const importOf = (changes: Partial<typeof row> = {}): ImportCode => ({ type: 'import', ...row, ...changes });
const takenBack: QrCodeEvent = { type: 'CodeDeleted', data: { takenBack: true } };
const claimed: QrCodeEvent = { type: 'CodeClaimed', data: { userId: 'ada' } };
const after = (...events: readonly QrCodeEvent[]): QrCode =>
  events.reduce((code, event) => QR_CODE.evolve(code, event, AT), QR_CODE.initial);
const givenCode = (...history: readonly QrCodeEvent[]) => given(QR_CODE, ...history);

describe('importing a code', () => {
  it('takes it over with what was known of it', () => givenCode().when(importOf()).then(taken()));
  it('is refused where the short code is in use', () =>
    givenCode(taken()).when(importOf()).thenRefused('code_taken'));
  it('is refused for a code that was deleted', () =>
    givenCode(taken(), { type: 'CodeDeleted', data: {} }).when(importOf()).thenRefused('code_taken'));
  it('may be repeated once it was undone', () =>
    givenCode(taken(), takenBack)
      .when(importOf({ name: 'Card' }))
      .then(taken({ name: 'Card' })));
});

describe('an imported code', () => {
  it('leads where it led, under its name, since it was made elsewhere', () => {
    expect(after(taken())).toMatchObject({
      status: 'present',
      createdAt: row.createdAt,
      name: row.name,
      note: null,
      tags: ['care'],
      infoType: 'link',
      content: { infoType: 'link', link: row.link },
      printedAs: row.address,
      approved: false,
    });
  });
  it('has the time of the import where the file tells none', () =>
    expect(after(taken({ createdAt: null })).createdAt).toBe(AT));
  it('has no content without a link', () => expect(after(taken({ link: null })).content).toBeNull());
  it('can be claimed with its content where the import says so, and else once it is approved', () => {
    expect(isClaimable(after(taken()))).toBe(false);
    expect(isClaimable(after(taken({ claimable: true })))).toBe(true);
    expect(isClaimable(after(taken(), { type: 'CodeApproved', data: {} }))).toBe(true);
  });
  it('goes on to lead there once it is claimed', () =>
    expect(after(taken({ claimable: true }), claimed)).toMatchObject({
      owner: 'ada',
      content: { infoType: 'link', link: row.link },
    }));
});

describe('undoing an import', () => {
  it('deletes the code', () => givenCode(taken()).when({ type: 'takeBack' }).then(takenBack));
  it('leaves a code that somebody owns', () =>
    givenCode(taken(), claimed).when({ type: 'takeBack' }).thenNothing());
  it('leaves a code of ours', () =>
    givenCode({ type: 'CodeGenerated', data: { batchId: 'b', index: 0 } })
      .when({ type: 'takeBack' })
      .thenNothing());
});
