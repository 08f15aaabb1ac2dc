import { describe, it } from 'vitest';
import { erased, givenAccount, registered } from '../../testing/account.ts';
import { PRODUCT } from '../event.ts';
import type { AccountEvent } from './events.ts';

const removed: AccountEvent = { type: 'PersonalDataRemoved', data: {} };
const forgotten: AccountEvent = { type: 'PersonForgotten', data: {} };

describe('a person who leaves', () => {
  it('is erased with a reason where an admin asks', () =>
    givenAccount(registered)
      .when({ type: 'erase', codes: 'close', reason: 'Asked by letter' })
      .then({ type: 'ErasureExplained', data: { person: PRODUCT, reason: 'Asked by letter' } }, erased));

  it('is without data first, and without a key after it', () => {
    givenAccount(registered, erased).when({ type: 'recordRemoval' }).then(removed);
    givenAccount(registered, erased).when({ type: 'recordForgetting' }).thenRefused('unknown_user');
    givenAccount(registered, erased, removed).when({ type: 'recordForgetting' }).then(forgotten);
  });

  it('is removed and forgotten once', () => {
    givenAccount(registered, erased, removed).when({ type: 'recordRemoval' }).then();
    givenAccount(registered, erased, removed, forgotten).when({ type: 'recordForgetting' }).then();
  });

  it.each(['recordRemoval', 'recordForgetting'] as const)('is erased before %s', (type) =>
    givenAccount(registered).when({ type }).thenRefused('unknown_user'),
  );
});
