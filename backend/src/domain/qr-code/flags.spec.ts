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
import { PRODUCT } from '../event.ts';
import type { QrCodeEvent } from './events.ts';

describe('generating a code', () => {
  const generate = { type: 'generate', batchId: 'batch-1', index: 7 } as const;

  it('records its batch', () => givenCode().when(generate).then(generated));
  it('refuses a second generation', () =>
    givenCode(generated).when(generate).thenRefused('edited_meanwhile'));
  it('refuses a short code that was deleted', () =>
    givenCode(generated, deleted).when(generate).thenRefused('edited_meanwhile'));
});

describe('approval', () => {
  it('is recorded', () => givenCode(generated).when({ type: 'approve' }).then(approved));
  it('changes nothing the second time', () =>
    givenCode(generated, approved).when({ type: 'approve' }).thenNothing());
  it('is withdrawn', () =>
    givenCode(generated, approved).when({ type: 'unapprove' }).then(approvalWithdrawn));
  it('changes nothing when a missing approval is withdrawn', () =>
    givenCode(generated).when({ type: 'unapprove' }).thenNothing());
});

describe('enabling and disabling', () => {
  it('changes nothing when a new code is enabled', () =>
    givenCode(generated).when({ type: 'enable' }).thenNothing());
  it('disables a code', () => givenCode(generated).when({ type: 'disable' }).then(disabled));
  it('changes nothing when a code is disabled twice', () =>
    givenCode(generated, disabled).when({ type: 'disable' }).thenNothing());
  it('enables a disabled code', () => givenCode(generated, disabled).when({ type: 'enable' }).then(enabled));
});

describe('restricting and unrestricting', () => {
  it('changes nothing when a new code is unrestricted', () =>
    givenCode(generated).when({ type: 'unrestrict' }).thenNothing());
  it('restricts a code', () => givenCode(generated).when({ type: 'restrict' }).then(restricted));
  it('changes nothing when a code is restricted twice', () =>
    givenCode(generated, restricted).when({ type: 'restrict' }).thenNothing());
  it('unrestricts a restricted code', () =>
    givenCode(generated, restricted).when({ type: 'unrestrict' }).then(unrestricted));
});

describe('noting something about a code', () => {
  const note = (text: string) => ({ type: 'note', note: text }) as const;
  const noted = (text: string): QrCodeEvent => ({ type: 'CodeNoted', data: { person: PRODUCT, note: text } });

  it('is recorded', () => givenCode(generated).when(note('Order 7')).then(noted('Order 7')));
  it('changes nothing the second time', () =>
    givenCode(generated, noted('Order 7')).when(note('Order 7')).thenNothing());
  it('is removed by an empty note, once', () => {
    givenCode(generated, noted('Order 7')).when(note('')).then(noted(''));
    givenCode(generated).when(note('')).thenNothing();
  });
  it('is refused for a deleted code', () =>
    givenCode(generated, deleted).when(note('Order 7')).thenRefused('unknown_code'));
});
