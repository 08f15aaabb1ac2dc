import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '../../contract/imports/columns.ts';
import type { RowTexts } from '../../contract/imports/row.ts';

/** Returns what reads the texts of a row's fields. */
export function rowTexts(
  names: readonly string[],
  columns: ImportColumns,
): (cells: readonly string[]) => RowTexts {
  const places = new Map<ImportField, number>();
  for (const field of IMPORT_FIELDS) {
    const name = columns[field];
    if (name !== undefined) places.set(field, names.indexOf(name));
  }
  const textOf = (cells: readonly string[], field: ImportField) => cells[places.get(field) ?? -1] ?? '';
  return (cells) => ({
    short: textOf(cells, 'short'),
    address: textOf(cells, 'address'),
    link: textOf(cells, 'link'),
    name: textOf(cells, 'name'),
    note: textOf(cells, 'note'),
    tags: textOf(cells, 'tags'),
    created: textOf(cells, 'created'),
  });
}
