/** Returns a text as tags are kept: composed characters, and single spaces inside alone. */
export const tidyTag = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Returns what two spellings of the same tag have in common. Accents tell tags apart, capitals do not. */
export const tagKey = (tag: string): string => tidyTag(tag).toLowerCase().normalize('NFC');
