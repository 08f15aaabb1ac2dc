import type { LabelSheetId } from '@qlaim/backend/contract';
import { LABEL_SHEETS, type LabelSheet } from '@qlaim/backend/print';
import type { PrintTexts } from '@qlaim/backend/texts/console/print';

const ALL = Object.entries(LABEL_SHEETS).map(([id, sheet]) => ({ id, sheet }));

/** Sheets of one maker for one paper, under both names. */
export interface SheetGroup {
  readonly name: string;
  readonly sheets: readonly { readonly id: string; readonly label: string }[];
}

/** Returns the sheets whose maker and number have what is searched for, by their IDs. */
export const foundSheets = (searched: string): readonly string[] =>
  ALL.filter(({ sheet }) => matches(sheet, searched)).map(({ id }) => id);

/** Returns the found sheets in groups. The kept one is among them. `locale` is the BCP 47 tag of the language of `words`. */
export function sheetGroups(
  searched: string,
  kept: LabelSheetId,
  words: PrintTexts,
  locale: string,
): readonly SheetGroup[] {
  const found = ALL.filter(({ id, sheet }) => id === kept || matches(sheet, searched));
  const groupOf = ({ maker, paper }: LabelSheet) => words.sheets.group(maker, words.sheets.papers[paper]);
  const labelOf = sheetLabel(words, locale);
  const names = [...new Set(found.map(({ sheet }) => groupOf(sheet)))];
  return names.map((name) => ({
    name,
    sheets: found
      .filter(({ sheet }) => groupOf(sheet) === name)
      .map(({ id, sheet }) => ({ id, label: labelOf(sheet) })),
  }));
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const matches = ({ maker, number }: LabelSheet, searched: string): boolean =>
  plain(maker + number).includes(plain(searched));

function sheetLabel({ sheets, unit }: PrintTexts, locale: string) {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return ({ maker, number, columns, rows, width, height, round }: LabelSheet): string => {
    const size = round ? `Ø ${format(width)}` : `${format(width)} × ${format(height)}`;
    return sheets.of(`${maker} ${number}`, format(columns * rows), `${size} ${unit}`);
  };
}
