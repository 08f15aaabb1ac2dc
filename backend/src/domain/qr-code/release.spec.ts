import { describe, expect, it } from 'vitest';
import { fold } from '../../testing/given.ts';
import { ADA, adasCode, BEN, claimedBy, givenCode, LINK, named, saved } from '../../testing/qr-code.ts';
import type { QrCodeEvent } from './events.ts';
import { QR_CODE } from './qr-code.ts';
import { isClaimable } from './state.ts';

const history = [...adasCode, named('Bench', ADA.id), saved(LINK, ADA.id)] as const;
const released = (closed: boolean): QrCodeEvent => ({
  type: 'CodeReleased',
  data: { userId: ADA.id, closed },
});
const release = (revision: number) => ({ type: 'release', userId: ADA.id, closed: false, revision }) as const;

describe('a code whose owner leaves', () => {
  it('has no owner, name, content and files', () => {
    const code = fold(QR_CODE, [...history, released(false)]);
    expect(code).toMatchObject({ owner: null, name: null, content: null, infoType: null, files: {} });
  });

  it.each([
    [false, true],
    [true, false],
  ])('may be claimed again unless it is closed (%s)', (closed, claimable) => {
    expect(isClaimable(fold(QR_CODE, [...history, released(closed)]))).toBe(claimable);
  });

  it('is not released after an edit that the caller has not seen', () => {
    givenCode(...history)
      .when(release(1))
      .thenRefused('edited_meanwhile');
    givenCode(...history)
      .when(release(2))
      .then(released(false));
  });

  it('stays with whoever claimed it since', () =>
    givenCode(...history, released(false), claimedBy(BEN))
      .when(release(2))
      .then());
});
