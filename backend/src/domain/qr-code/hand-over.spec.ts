import { describe, expect, it } from 'vitest';
import { fold } from '../../testing/given.ts';
import {
  ADA,
  ADMIN,
  adasCode,
  approved,
  BEN,
  generated,
  givenCode,
  LINK,
  named,
  PHONE,
  saved,
} from '../../testing/qr-code.ts';
import type { StoredContent } from './content/index.ts';
import type { QrCodeEvent } from './events.ts';
import { isAvailable, isRestorable } from './history.ts';
import { QR_CODE } from './qr-code.ts';

const history = [...adasCode, named('Bench', ADA.id), saved(LINK, ADA.id)] as const;
const handed = (kept = false): QrCodeEvent => ({
  type: 'CodeHandedOver',
  data: { from: ADA.id, to: BEN.id, kept },
});
const handOver = (keep = false, revision?: number) =>
  ({ type: 'handOver', to: BEN.id, keep, revision }) as const;
const PDF: StoredContent = {
  infoType: 'pdf',
  link: null,
  files: [{ key: 'codes/A/b/original.pdf', contentType: 'application/pdf', name: 'a.pdf', size: 9 }],
};
const SMART: StoredContent = {
  infoType: 'smartQR',
  smartQR: { conditions: [], defaultUrl: 'https://example.com' },
};

describe('a code that is handed over', () => {
  it('belongs to the new owner, without what the one before stored', () => {
    givenCode(...history)
      .when(handOver())
      .then(handed());
    const code = fold(QR_CODE, [...history, handed()]);
    expect(code).toMatchObject({ owner: BEN.id, name: null, content: null, infoType: null, files: {} });
    expect(code).toMatchObject({ approved: true, active: true });
  });

  it('counts as the claim that it was, and is the new owner’s from now on', () => {
    const before = fold(QR_CODE, history);
    const at = '2026-12-24T10:00:00.000Z';
    const after = QR_CODE.evolve(before, handed(), at);
    expect([after.claimedAt, after.ownedSince]).toEqual([before.claimedAt, at]);
  });

  it.each([LINK, PHONE, SMART])('leads where it led, if it is kept: $infoType', (content) => {
    const before = [...adasCode, saved(content, ADA.id)];
    givenCode(...before)
      .when(handOver(true))
      .then(handed(true), saved(content, BEN.id));
    expect(fold(QR_CODE, [...before, handed(true), saved(content, BEN.id)])).toMatchObject({
      content,
      name: null,
    });
  });

  it('keeps nothing where nothing is stored', () =>
    givenCode(...adasCode)
      .when(handOver(true))
      .then(handed()));

  it('never takes files along', () =>
    expect(QR_CODE.decide(handOver(true), fold(QR_CODE, [...adasCode, saved(PDF, ADA.id)]))).toMatchObject({
      refusal: { code: 'invalid_input', message: 'Pages and files stay with their owner' },
    }));

  it('is refused after an edit that the admin has not seen', () => {
    givenCode(...history)
      .when(handOver(false, 1))
      .thenRefused('edited_meanwhile');
    givenCode(...history)
      .when(handOver(false, 2))
      .then(handed());
    givenCode(...history, handed())
      .when({ ...handOver(false, 2), to: 'eve' })
      .thenRefused('edited_meanwhile');
  });

  it('changes nothing the second time', () =>
    givenCode(...history, handed())
      .when(handOver(false, 2))
      .then());

  it('must have an owner', () =>
    givenCode(generated, approved)
      .when(handOver())
      .thenRefused('invalid_input', 'This QR code has no owner'));
});

describe('what the owner before stored', () => {
  const then = fold(QR_CODE, history);
  const now = fold(QR_CODE, [...history, handed()]);
  it('is not shown to the new owner, and nobody saves it as theirs', () => {
    expect(isAvailable(then, now, BEN)).toBe(false);
    expect(isAvailable(then, now, ADMIN)).toBe(true);
    expect(isRestorable(then, now, ADMIN)).toBe(false);
  });
  it('can be restored once the code is handed back', () => {
    const back: QrCodeEvent = { type: 'CodeHandedOver', data: { from: BEN.id, to: ADA.id, kept: false } };
    expect(isRestorable(then, fold(QR_CODE, [...history, handed(), back]), ADA)).toBe(true);
  });
});
