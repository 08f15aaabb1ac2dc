import { describe, expect, it } from 'vitest';
import { adminRegistered, emailVerified, erased, registered } from '../../testing/account.ts';
import { fold, given } from '../../testing/given.ts';
import { ACCOUNT } from '../account/account.ts';
import type { AccountEvent } from '../account/events.ts';
import { PRODUCT } from '../event.ts';
import { API_KEY } from './api-key.ts';
import type { ApiKeyEvent } from './events.ts';
import { apiKeyStateOf } from './state.ts';

const made = { label: 'Shop backend', scopes: ['codes:read'], expiresAt: null, maker: 'ada', term: 0 };
const created: ApiKeyEvent = { type: 'ApiKeyCreated', data: { person: PRODUCT, ...made } };
const revoked: ApiKeyEvent = { type: 'ApiKeyRevoked', data: {} };
const create = { type: 'create', ...made } as const;

describe('an API key', () => {
  it('is created', () => {
    given(API_KEY).when(create).then(created);
  });

  it('is not created a second time', () => {
    given(API_KEY, created).when(create).thenRefused('edited_meanwhile');
    given(API_KEY, created, revoked).when(create).thenRefused('edited_meanwhile');
  });

  it('is revoked once', () => {
    given(API_KEY, created).when({ type: 'revoke' }).then(revoked);
    given(API_KEY, created, revoked).when({ type: 'revoke' }).thenNothing();
  });

  it('is not revoked where nobody made it', () => {
    given(API_KEY).when({ type: 'revoke' }).thenRefused('unknown_api_key');
  });
});

describe('the standing of an API key', () => {
  const roleChanged = (role: 'user' | 'admin' | 'auditor'): AccountEvent => ({
    type: 'RoleChanged',
    data: { role },
  });
  const disabled: AccountEvent = { type: 'AccountDisabled', data: {} };
  const enabled: AccountEvent = { type: 'AccountEnabled', data: {} };
  const NOW = Date.parse('2026-11-22T10:00:00.000Z');
  const standing = (
    history: readonly AccountEvent[],
    key: {
      readonly status?: 'active' | 'revoked';
      readonly expiresAt?: string | null;
      readonly term?: number;
    } = {},
  ) => apiKeyStateOf({ status: 'active', expiresAt: null, term: 0, ...key }, fold(ACCOUNT, history), NOW);

  it('is active while its maker is an admin', () => {
    expect(standing([adminRegistered])).toBe('active');
    expect(standing([registered, emailVerified])).toBe('ended');
    expect(standing([])).toBe('ended');
  });

  it.each([
    ['another role', roleChanged('auditor')],
    ['a disabled account', disabled],
    ['an erasure', erased],
  ])('ends with %s', (_what, event) => {
    expect(standing([adminRegistered, event])).toBe('ended');
  });

  it('does not come back with the rights of its maker, whose new keys work', () => {
    const [demoted, back] = [roleChanged('user'), roleChanged('admin')];
    expect(standing([adminRegistered, demoted, back])).toBe('ended');
    expect(standing([adminRegistered, disabled, enabled])).toBe('ended');
    expect(standing([adminRegistered, demoted, back], { term: 1 })).toBe('active');
  });

  it('keeps with a role that is given again', () => {
    expect(standing([adminRegistered, roleChanged('admin')])).toBe('active');
  });

  it('ends at the time of its expiry, and with a revocation', () => {
    expect(standing([adminRegistered], { expiresAt: '2026-11-22T10:00:00.001Z' })).toBe('active');
    expect(standing([adminRegistered], { expiresAt: '2026-11-22T10:00:00.000Z' })).toBe('expired');
    expect(standing([adminRegistered], { status: 'revoked' })).toBe('revoked');
  });
});
