import { type Area, LANGUAGE_COOKIE, type Language } from '@qlaim/backend/texts';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';

/**
 * Chooses the language of the next console that opens, and loads the texts of the named areas: `render` can't wait for a
 * component that waits itself.
 */
export async function speak(
  language: Language,
  ...areas: readonly Pick<Area<unknown>, 'load'>[]
): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/`;
  await Promise.all([CONSOLE, ...areas].map((area) => area.load(language)));
}
