/** The parameter of /register that asks for the email alone. */
const BY = 'by';
const EMAIL = 'email';

/** Returns whether an address asks for the sign-up by email alone. */
export const isByEmail = (search: string): boolean => new URLSearchParams(search).get(BY) === EMAIL;

/** Returns the addresses of the two ways to sign up for a code. */
export const waysFor = (code: string) => ({
  byEmail: `/register?code=${code}&${BY}=${EMAIL}`,
  withPassword: `/register?code=${code}`,
});
