import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the countries sorted by name, with their calling codes. `locale`: the BCP 47 tag of the language of the names. */
export function countryOptions(
  locale: string,
  label: (country: string, callingCode: string) => string,
): readonly CountryOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return getCountries()
    .map((country) => ({
      value: country,
      label: label(names.of(country) ?? country, getCountryCallingCode(country)),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
