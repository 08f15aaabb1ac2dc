import { describe, expect, it } from 'vitest';
import { fold } from '../../testing/given.ts';
import {
  ADA,
  approvalWithdrawn,
  approved,
  BEN,
  claimedBy,
  contentCleared,
  deleted,
  disabled,
  enabled,
  generated,
  givenCode,
  LINK,
  named,
  reset,
  restricted,
  saved,
  unrestricted,
} from '../../testing/qr-code.ts';
import type { QrCodeEvent } from './events.ts';
import { QR_CODE } from './qr-code.ts';
import { isClaimable } from './state.ts';

const claim = { type: 'claim', userId: ADA.id } as const;

describe('claiming a code', () => {
  it('gives the code an owner', () => givenCode(generated, approved).when(claim).then(claimedBy(ADA)));
  it('changes nothing for its owner', () =>
    givenCode(generated, approved, claimedBy(ADA)).when(claim).thenNothing());
  it('changes nothing for its owner when the code is disabled and restricted', () =>
    givenCode(generated, approved, claimedBy(ADA), disabled, restricted).when(claim).thenNothing());
  it('is refused after another user has claimed the code', () =>
    givenCode(generated, approved, claimedBy(BEN)).when(claim).thenRefused('already_claimed'));
  it('is refused after a reset, which keeps the owner', () =>
    givenCode(generated, approved, claimedBy(BEN), saved(LINK), reset)
      .when(claim)
      .thenRefused('already_claimed'));
  it('is refused before approval', () => givenCode(generated).when(claim).thenRefused('not_claimable'));
  it('is refused after the approval is withdrawn', () =>
    givenCode(generated, approved, approvalWithdrawn).when(claim).thenRefused('not_claimable'));
  it('is refused while the code is disabled', () =>
    givenCode(generated, approved, disabled).when(claim).thenRefused('not_claimable'));
  it('is refused while the code is restricted', () =>
    givenCode(generated, approved, restricted).when(claim).thenRefused('not_claimable'));
  it('is refused while the code has content', () =>
    givenCode(generated, approved, saved(LINK)).when(claim).thenRefused('not_claimable'));
  it('is refused for an unknown code', () => givenCode().when(claim).thenRefused('unknown_code'));
  it('is refused for a deleted code', () =>
    givenCode(generated, approved, deleted).when(claim).thenRefused('unknown_code'));
});

describe('a code is claimable', () => {
  const after = (...history: readonly QrCodeEvent[]) => isClaimable(fold(QR_CODE, history));

  it.each([
    ['approved', [generated, approved]],
    ['named by an admin', [generated, approved, named('Bench 12')]],
    ['enabled again', [generated, approved, disabled, enabled]],
    ['paid for', [generated, restricted, approved, unrestricted]],
    ['emptied', [generated, approved, saved(LINK), contentCleared]],
  ])('once %s', (_when, history) => expect(after(...history)).toBe(true));

  it.each([
    ['absent', []],
    ['not approved', [generated]],
    ['disabled', [generated, approved, disabled]],
    ['restricted', [generated, approved, restricted]],
    ['owned', [generated, approved, claimedBy(ADA)]],
    ['filled with content', [generated, approved, saved(LINK)]],
    ['deleted', [generated, approved, deleted]],
  ])('never while %s', (_when, history) => expect(after(...history)).toBe(false));
});
