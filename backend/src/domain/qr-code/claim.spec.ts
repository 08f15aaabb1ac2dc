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
  it('gives it an owner', () => givenCode(generated, approved).when(claim).then(claimedBy(ADA)));
  it('is no change for its owner', () =>
    givenCode(generated, approved, claimedBy(ADA)).when(claim).thenNothing());
  it('is no change for its owner, whatever became of the code', () =>
    givenCode(generated, approved, claimedBy(ADA), disabled, restricted).when(claim).thenNothing());
  it('is first come, first served', () =>
    givenCode(generated, approved, claimedBy(BEN)).when(claim).thenRefused('already_claimed'));
  it('stays refused after a reset, which leaves the owner', () =>
    givenCode(generated, approved, claimedBy(BEN), saved(LINK), reset)
      .when(claim)
      .thenRefused('already_claimed'));
  it('is for approved codes', () => givenCode(generated).when(claim).thenRefused('not_claimable'));
  it('is for codes whose approval still stands', () =>
    givenCode(generated, approved, approvalWithdrawn).when(claim).thenRefused('not_claimable'));
  it('is for enabled codes', () =>
    givenCode(generated, approved, disabled).when(claim).thenRefused('not_claimable'));
  it('is for codes that are paid for', () =>
    givenCode(generated, approved, restricted).when(claim).thenRefused('not_claimable'));
  it('is for codes that lead nowhere yet', () =>
    givenCode(generated, approved, saved(LINK)).when(claim).thenRefused('not_claimable'));
  it('needs a code', () => givenCode().when(claim).thenRefused('unknown_code'));
  it('needs a code that is still there', () =>
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
    ['leading somewhere', [generated, approved, saved(LINK)]],
    ['deleted', [generated, approved, deleted]],
  ])('never while %s', (_when, history) => expect(after(...history)).toBe(false));
});
