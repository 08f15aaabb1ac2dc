/** The parameter of an address that names a code which was claimed just now. */
export const CLAIMED = 'claimed';

/** Returns the address of the editor of a code that was claimed just now. */
export const editorOfClaimed = (code: string): string => `/edit/${code}?${CLAIMED}=${code}`;
