/** Attributes of an element whose text the owner wrote, in a language that we do not know. */
export const OWN_TEXT = { dir: 'auto', lang: '' } as const;
