import { DEFAULT_COUNTRY } from '@qlaim/backend/contract/phone';
import { type Country, isSupportedCountry } from 'react-phone-number-input';

/**
 * Returns the country in which a number begins where nothing was chosen yet: the first region that the browser's languages
 * name, else that of the specification (section 5). A language alone names none.
 * @param languages BCP 47 tags: `['de-AT', 'en']`
 */
export function presetCountry(languages: readonly string[]): Country {
  for (const tag of languages) {
    const region = regionOf(tag);
    if (region !== undefined && isSupportedCountry(region)) return region;
  }
  return DEFAULT_COUNTRY;
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    // A browser may name what is no language.
    return undefined;
  }
}
