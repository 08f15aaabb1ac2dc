import type { HomeTexts } from '@qlaim/backend/texts/console/home';

interface ToLookAt {
  readonly count: number;
  readonly noun: 'troubles' | 'uploads';
}

/** Counts what somebody should look at: all that the section of operations lists. */
export function toLookAt(troubles: number, failedUploads: number): readonly ToLookAt[] {
  const counts: readonly ToLookAt[] = [
    { count: troubles, noun: 'troubles' },
    { count: failedUploads, noun: 'uploads' },
  ];
  return counts.filter(({ count }) => count > 0);
}

/** '2 troubles, 1 failed upload'. `locale` is the BCP 47 tag of the language of `words`. */
export function lookText(counts: readonly ToLookAt[], words: HomeTexts['look'], locale: string): string {
  if (counts.length === 0) return words.none;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return list.format(counts.map(({ count, noun }) => words[noun](count)));
}
