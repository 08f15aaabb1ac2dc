/**
 * The header of a GET that changes something (section 7). Our own code sends it; a link, a picture or a form of another
 * page cannot, and a script of another origin has to ask first.
 */
export const OWN_CALL = { name: 'X-Requested-With', value: 'Qlaim' } as const;
