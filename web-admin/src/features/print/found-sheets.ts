import type { LabelSheetId } from '@qlaim/backend/contract';
import { LABEL_SHEETS, type LabelSheet } from '@qlaim/backend/print';

const PAPERS = { a4: 'A4', letter: 'Letter' } as const satisfies Record<LabelSheet['paper'], string>;

const ALL = Object.entries(LABEL_SHEETS).map(([id, sheet]) => ({ id, sheet }));

/** Sheets of one maker for one paper, under both names. */
export interface SheetGroup {
  readonly name: string;
  readonly sheets: readonly { readonly id: string; readonly label: string }[];
}

/** Returns the sheets whose maker and number have what is searched for, in groups. The kept one is among them. */
export function foundSheets(searched: string, kept?: LabelSheetId): readonly SheetGroup[] {
  const found = ALL.filter(({ id, sheet }) => id === kept || matches(sheet, searched));
  const names = [...new Set(found.map(({ sheet }) => groupOf(sheet)))];
  return names.map((name) => ({
    name,
    sheets: found
      .filter(({ sheet }) => groupOf(sheet) === name)
      .map(({ id, sheet }) => ({ id, label: labelOf(sheet) })),
  }));
}

const groupOf = ({ maker, paper }: LabelSheet): string => `${maker}, ${PAPERS[paper]}`;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const matches = ({ maker, number }: LabelSheet, searched: string): boolean =>
  plain(maker + number).includes(plain(searched));

const labelOf = (sheet: LabelSheet): string =>
  `${sheet.maker} ${sheet.number}: ${sheet.columns * sheet.rows} of ${sizeOf(sheet)}`;

const sizeOf = ({ width, height, round }: LabelSheet): string =>
  round ? `Ø ${inMm(width)} mm` : `${inMm(width)} × ${inMm(height)} mm`;

const inMm = (length: number) => Math.round(length * 10) / 10;
