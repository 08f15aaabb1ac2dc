import { Select } from '@qlaim/web-kit';

interface CountrySelectProps {
  value?: string;
  onChange: (country?: string) => void;
  options: readonly { value?: string; label: string; divider?: boolean }[];
  disabled?: boolean;
  readOnly?: boolean;
}

/** The country of the number as react-phone-number-input hands it over, in the platform's own list and without flags. */
export function CountrySelect({ value, onChange, options, disabled, readOnly }: CountrySelectProps) {
  return (
    <Select
      label="Country"
      autoComplete="tel-country-code"
      value={value ?? ''}
      disabled={disabled === true || readOnly === true}
      onChange={(event) => onChange(event.target.value || undefined)}
      options={options
        .filter(({ divider }) => !divider)
        .map((option) => ({ value: option.value ?? '', label: option.label }))}
    />
  );
}
