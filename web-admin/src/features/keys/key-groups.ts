import type { KeysTexts } from '@qlaim/backend/texts/console/keys';

type Does = keyof KeysTexts['does'];

/** A key by its sign, or by the name of its word in the catalogue. */
export type KeySign =
  | '?'
  | '/'
  | 'c'
  | 'j'
  | 'k'
  | 'x'
  | 'e'
  | '↓'
  | '↑'
  | '←'
  | '→'
  | keyof KeysTexts['names'];

/** What the keys of the console do, by the place where they act. */
export const KEY_GROUPS: Readonly<
  Record<keyof KeysTexts['groups'], readonly (readonly [Does, ...KeySign[]])[]>
> = {
  page: [
    ['list', '?'],
    ['search', '/'],
    ['jump', 'ctrlK'],
  ],
  codes: [['generate', 'c']],
  table: [
    ['nextRow', 'j', '↓'],
    ['rowBefore', 'k', '↑'],
    ['select', 'x'],
    ['edit', 'e'],
    ['open', 'enter'],
    ['look', 'space'],
  ],
  sheet: [
    ['codeBefore', '←'],
    ['nextCode', '→'],
  ],
  row: [
    ['save', 'enter'],
    ['leave', 'escape'],
  ],
};
