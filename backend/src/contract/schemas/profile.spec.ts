import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../testing/issues.ts';
import { UpdateUserBody } from './user.ts';

const BODY = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const BOTH = 'Both password and new password are required if one is filled';
const OLD_SHORT = 'Password must be at least 6 characters';
const NEW_SHORT = 'New password must be at least 6 characters';

const issues = (extra: object) => issuesOf(UpdateUserBody, { ...BODY, ...extra });

describe('updating a profile', () => {
  it.each([
    ['without passwords', {}],
    ['with both passwords empty', { password: '', newPassword: '' }],
    ['with one of them empty, the other missing', { newPassword: '' }],
    ['with both passwords', { password: '123456', newPassword: '654321' }],
  ])('is possible %s', (_how, extra) => expect(issues(extra)).toEqual({}));

  it.each([
    ['the old password alone', { password: '123456' }, { newPassword: BOTH }],
    ['the old password and an empty new one', { password: '123456', newPassword: '' }, { newPassword: BOTH }],
    ['the new password alone', { newPassword: '654321' }, { newPassword: BOTH }],
    ['a short old password', { password: '12345', newPassword: '654321' }, { password: OLD_SHORT }],
    ['a short new password', { password: '123456', newPassword: '65432' }, { newPassword: NEW_SHORT }],
    ['both too short', { password: '1', newPassword: '2' }, { password: OLD_SHORT, newPassword: NEW_SHORT }],
    ['a short old password alone', { password: '1' }, { password: OLD_SHORT, newPassword: BOTH }],
    ['a bad email', { email: 'ada' }, { email: 'Please enter valid email' }],
    ['no email', { email: '' }, { email: 'Please enter email' }],
    ['no first name', { firstName: ' ' }, { firstName: 'Please enter firstname' }],
    ['no last name', { lastName: '' }, { lastName: 'Please enter lastname' }],
    ['an unknown field', { role: 'admin' }, { '': 'Unrecognized key: "role"' }],
  ])('is refused with %s', (_what, extra, expected) => expect(issues(extra)).toEqual(expected));

  it('is refused without any field, because of the email alone', () =>
    expect(issuesOf(UpdateUserBody, {})).toEqual({ email: 'Please enter email' }));
  it('is refused with passwords of another type', () =>
    expect(Object.keys(issues({ password: 1, newPassword: null }))).toEqual(['password', 'newPassword']));
});
