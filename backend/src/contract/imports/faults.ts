/** Why a row is not imported, and the words for it in the file of the failures. */
export const IMPORT_FAULTS = {
  no_code: 'The row has no short code',
  bad_code: 'The short code has more than 64 characters, or others than letters, digits, and . _ ~ -',
  reserved_code: 'The short code is a word of the addresses of this product',
  same_code: 'An earlier row has this short code',
  code_taken: 'There is a code with this short code already',
  bad_address: 'The printed address is no web address of one part after the host',
  bad_link: 'The destination is no web address that a code may lead to',
  bad_name: 'The name is too long, or has more than one line',
  bad_note: 'The note is too long',
  bad_tags: 'There are too many tags, or one of them is too long',
  bad_date: 'The date of creation is no date in the past',
} as const;

export type ImportFault = keyof typeof IMPORT_FAULTS;
