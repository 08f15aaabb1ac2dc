export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly names: readonly string[]; readonly does: string }[];
}

/** What the keys of the console do, by the place where they act. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'On every page',
    keys: [
      { names: ['?'], does: 'List the keys' },
      { names: ['/'], does: 'Search in the page' },
      { names: ['Ctrl K'], does: 'Jump to a code, a batch, a person or a section' },
    ],
  },
  { title: 'In the list of codes', keys: [{ names: ['c'], does: 'Generate codes' }] },
  {
    title: 'In the table of codes',
    keys: [
      { names: ['j', '↓'], does: 'Go to the next row' },
      { names: ['k', '↑'], does: 'Go to the row before' },
      { names: ['x'], does: 'Select the row, or not' },
      { names: ['e'], does: 'Edit name and note in the row' },
      { names: ['Enter'], does: 'Open the page of the code' },
      { names: ['Space'], does: 'Look inside the code' },
    ],
  },
  {
    title: 'In a code that is looked into',
    keys: [
      { names: ['←'], does: 'Go to the code before' },
      { names: ['→'], does: 'Go to the next code' },
    ],
  },
  {
    title: 'In a row that is edited',
    keys: [
      { names: ['Enter'], does: 'Save' },
      { names: ['Escape'], does: 'Leave it as it was' },
    ],
  },
];
