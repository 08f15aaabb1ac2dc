import { UpdateUserBody } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { profileBody } from './profile-body.ts';

const names = { email: 'rosa@example.com', firstName: 'Rosa', lastName: 'Marin' };

function messagesFor(password: string, newPassword: string): string[] {
  const read = UpdateUserBody.safeParse({ ...names, password, newPassword });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
}

describe('the request body of the profile (specification section 5)', () => {
  it('omits empty passwords', () => {
    expect(profileBody({ ...names, password: '', newPassword: '' })).toEqual(names);
  });

  it('sends both passwords together', () => {
    const both = { ...names, password: 'old-one', newPassword: 'new-one' };
    expect(profileBody(both)).toEqual(both);
  });
});

describe('the passwords of the profile (specification section 5)', () => {
  it.each([
    ['', '', []],
    ['old-one', 'new-one', []],
    ['old-one', '', ['Both password and new password are required if one is filled']],
    ['', 'new-one', ['Both password and new password are required if one is filled']],
    ['short', 'new-one', ['Password must be at least 6 characters']],
    ['old-one', 'short', ['New password must be at least 6 characters']],
  ])('password %o with new password %o has the messages %o', (password, newPassword, messages) => {
    expect(messagesFor(password, newPassword)).toEqual(messages);
  });
});
