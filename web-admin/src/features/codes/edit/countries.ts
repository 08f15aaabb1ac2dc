import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

const optionOf = (country: CountryCode) => ({
  value: country,
  label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
});

/** Countries sorted by name, with their calling codes. */
export const COUNTRY_OPTIONS: readonly { value: string; label: string }[] = getCountries()
  .map(optionOf)
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
