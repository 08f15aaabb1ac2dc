/** The folder of logos. */
export const STORED_LOGOS = 'domains/';

/** Returns the key of a stored logo. */
export const keyOfLogo = (name: string): string => `${STORED_LOGOS}${name}`;

/** Returns the name of the logo with a key. */
export const logoOfKey = (key: string): string => key.slice(STORED_LOGOS.length);
