import { describe, expect, it } from 'vitest';
import {
  ADA,
  ADMIN,
  adasCode,
  BEN,
  claimedBy,
  contentCleared,
  contentHidden,
  contentShown,
  deleted,
  givenCode,
  LINK,
  PHONE,
  reset,
  saved,
} from '../../testing/qr-code.ts';
import type { QrCodeEvent } from './events.ts';
import { QR_CODE } from './qr-code.ts';

const linked = [...adasCode, saved(LINK, ADA.id)] as const;
const hide = (by = ADA) => ({ type: 'hideContent', by }) as const;
const show = (by = ADA) => ({ type: 'showContent', by }) as const;
const AT = '2026-11-26T10:00:00.000Z';

const stateAfter = (...events: readonly QrCodeEvent[]) =>
  events.reduce((state, event) => QR_CODE.evolve(state, event, AT), QR_CODE.initial);

describe('hiding a content', () => {
  it('is done by its owner', () =>
    givenCode(...linked)
      .when(hide())
      .then(contentHidden));
  it.each(['admin', 'manager', 'support'] as const)('is done by the role %s on codes of others', (role) =>
    givenCode(...linked)
      .when(hide({ id: 'root', role }))
      .then(contentHidden),
  );
  it('is refused to others', () =>
    givenCode(...linked)
      .when(hide(BEN))
      .thenRefused('forbidden'));
  it('is refused to the role auditor', () =>
    givenCode(...linked)
      .when(hide({ id: 'root', role: 'auditor' }))
      .thenRefused('forbidden'));
  it('changes nothing when it is hidden', () =>
    givenCode(...linked, contentHidden)
      .when(hide())
      .thenNothing());
  it('is refused where the code leads nowhere', () =>
    givenCode(...adasCode)
      .when(hide())
      .thenRefused('nothing_to_hide'));
  it('is refused once the code is deleted', () =>
    givenCode(...linked, deleted)
      .when(hide())
      .thenRefused('unknown_code'));
});

describe('showing a hidden content', () => {
  it('is done by its owner, and by an admin', () => {
    givenCode(...linked, contentHidden)
      .when(show())
      .then(contentShown);
    givenCode(...linked, contentHidden)
      .when(show(ADMIN))
      .then(contentShown);
  });
  it('is refused to others', () =>
    givenCode(...linked, contentHidden)
      .when(show(BEN))
      .thenRefused('forbidden'));
  it('changes nothing when it is shown', () =>
    givenCode(...linked)
      .when(show())
      .thenNothing());
  it('is done once the content is gone', () =>
    givenCode(...linked, contentHidden, contentCleared)
      .when(show())
      .then(contentShown));
});

describe('a hidden content', () => {
  it('is kept whole, and is no edit', () => {
    const before = stateAfter(...linked);
    expect(stateAfter(...linked, contentHidden)).toEqual({ ...before, hidden: true });
    expect(stateAfter(...linked, contentHidden, contentShown)).toEqual(before);
  });
  it.each([
    ['a save', saved(PHONE, ADA.id)],
    ['a removal of the content', contentCleared],
    ['a reset', reset],
  ])('stays hidden after %s', (_what, event) => {
    expect(stateAfter(...linked, contentHidden, event).hidden).toBe(true);
  });
  it('stays hidden when it goes on to another owner', () => {
    const handedOver = (kept: boolean): QrCodeEvent => ({
      type: 'CodeHandedOver',
      data: { from: ADA.id, to: BEN.id, kept },
    });
    expect(stateAfter(...linked, contentHidden, handedOver(true)).hidden).toBe(true);
    expect(stateAfter(...linked, contentHidden, handedOver(false)).hidden).toBe(false);
  });
  it('leaves nothing to the next owner of a released code', () => {
    const released: QrCodeEvent = { type: 'CodeReleased', data: { userId: ADA.id, closed: false } };
    expect(stateAfter(...linked, contentHidden, released, claimedBy(BEN)).hidden).toBe(false);
  });
});
