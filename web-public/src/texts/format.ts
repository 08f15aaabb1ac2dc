import type { Language } from '@qlaim/backend/texts';

export const formatNumber = (number: number, language: Language): string =>
  new Intl.NumberFormat(language).format(number);

/** Returns the size of a file for readers: `640 kB`, `6.2 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1000] as const) : (['megabyte', bytes / 1_000_000] as const);
  const maximumFractionDigits = unit === 'kilobyte' || size >= 10 ? 0 : 1;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(
    Math.max(size, unit === 'kilobyte' ? 1 : 0),
  );
}

/** Keeps a text of unknown direction apart from the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
