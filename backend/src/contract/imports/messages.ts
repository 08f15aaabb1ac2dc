/** What is wrong with a whole file, and what became of an import. */
export const IMPORT_MESSAGES = {
  notText: 'This file is no CSV in UTF-8',
  quotes: 'This file is no CSV: its quotation marks do not match',
  tooLarge: 'The file is larger than 64 MB. Divide it',
  tooMany: 'The file has more than 200,000 rows. Divide it',
  empty: 'The file has no rows',
  noColumn: 'Choose the column that holds the short codes or their addresses',
  unknownColumn: 'The file has no such column',
  checked: 'The file was checked. Nothing was imported',
  started: 'The import has started',
  nothing: 'No row can be imported',
} as const;
