/** The English texts of the list of keys. */
export const en = {
  title: 'Keys',
  single: 'Single keys',
  on: 'On',
  off: 'Off',
  advice: 'Single keys rest while you type. Turn them off where you dictate, or where they are in your way.',
  /** Keys whose names are words. */
  names: { ctrlK: 'Ctrl K', enter: 'Enter', space: 'Space', escape: 'Escape' },
  groups: {
    page: 'On every page',
    codes: 'In the list of codes',
    table: 'In the table of codes',
    sheet: 'In a code that is looked into',
    row: 'In a row that is edited',
  },
  does: {
    list: 'List the keys',
    search: 'Search in the page',
    jump: 'Jump to a code, a batch, a person or a section',
    generate: 'Generate codes',
    nextRow: 'Go to the next row',
    rowBefore: 'Go to the row before',
    select: 'Select the row, or not',
    edit: 'Edit name and note in the row',
    open: 'Open the page of the code',
    look: 'Look inside the code',
    codeBefore: 'Go to the code before',
    nextCode: 'Go to the next code',
    save: 'Save',
    leave: 'Leave it as it was',
  },
};
