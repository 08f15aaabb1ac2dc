/** What stands for the numbers in a text that the script completes: `{place} of {total}`. */
export const PLACE = { place: '{place}', total: '{total}' } as const;

/** Completes such a text. Numbers are written as in the language of the page. */
export function fillPlace(text: string, place: number, total: number, language: string): string {
  const { format } = new Intl.NumberFormat(language);
  return text.replace(PLACE.place, format(place)).replace(PLACE.total, format(total));
}
