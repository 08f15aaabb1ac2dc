import { describe, it } from 'vitest';
import {
  approvalWithdrawn,
  approved,
  deleted,
  disabled,
  enabled,
  generated,
  givenCode,
  restricted,
  unrestricted,
} from '../../testing/qr-code.ts';

describe('generating a code', () => {
  const generate = { type: 'generate', batchId: 'batch-1', index: 7 } as const;

  it('begins it', () => givenCode().when(generate).then(generated));
  it('happens once', () => givenCode(generated).when(generate).thenRefused('edited_meanwhile'));
  it('never gives out a deleted one again', () =>
    givenCode(generated, deleted).when(generate).thenRefused('edited_meanwhile'));
});

describe('approval', () => {
  it('is given', () => givenCode(generated).when({ type: 'approve' }).then(approved));
  it('is given once', () => givenCode(generated, approved).when({ type: 'approve' }).thenNothing());
  it('is taken back', () =>
    givenCode(generated, approved).when({ type: 'withdrawApproval' }).then(approvalWithdrawn));
  it('is not taken back where there is none', () =>
    givenCode(generated).when({ type: 'withdrawApproval' }).thenNothing());
});

describe('enabling', () => {
  it('is how a code begins', () => givenCode(generated).when({ type: 'enable' }).thenNothing());
  it('disables', () => givenCode(generated).when({ type: 'disable' }).then(disabled));
  it('disables once', () => givenCode(generated, disabled).when({ type: 'disable' }).thenNothing());
  it('enables again', () => givenCode(generated, disabled).when({ type: 'enable' }).then(enabled));
});

describe('restricting', () => {
  it('is not how a code begins', () => givenCode(generated).when({ type: 'unrestrict' }).thenNothing());
  it('restricts', () => givenCode(generated).when({ type: 'restrict' }).then(restricted));
  it('restricts once', () => givenCode(generated, restricted).when({ type: 'restrict' }).thenNothing());
  it('unrestricts', () => givenCode(generated, restricted).when({ type: 'unrestrict' }).then(unrestricted));
});
