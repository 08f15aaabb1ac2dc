import { UpdateUserBody, type User } from '@qlaim/backend/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

type Fields = Record<'firstName' | 'lastName' | 'email' | 'password' | 'newPassword', string>;

/**
 * Returns the rules of the profile form. A name that is as saved is not validated: who signed up by email alone has none, and
 * may change the email all the same.
 */
export const profileRules =
  (saved: Pick<User, 'firstName' | 'lastName'>): Resolver<Fields> =>
  (values) => {
    const { firstName, lastName, ...others } = values;
    const read = UpdateUserBody.safeParse({
      ...others,
      ...(firstName === saved.firstName ? {} : { firstName }),
      ...(lastName === saved.lastName ? {} : { lastName }),
    });
    if (read.success) return { values, errors: {} };
    const errors: FieldErrors<Fields> = {};
    for (const { path, message } of read.error.issues) {
      const [name] = path;
      if (typeof name === 'string' && isField(name, values)) errors[name] ??= { type: 'value', message };
    }
    return { values: {}, errors };
  };

const isField = (name: string, values: Fields): name is keyof Fields => name in values;
