import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface CountrySelectProps {
  value?: string;
  onChange: (country?: string) => void;
  options: readonly { value?: string; label: string; divider?: boolean }[];
  disabled?: boolean;
  readOnly?: boolean;
}

/** The country list for react-phone-number-input. It uses the platform's select and shows no flags. */
export function CountrySelect({ value, onChange, options, disabled, readOnly }: CountrySelectProps) {
  const { phone } = useTexts(EDIT).types;
  return (
    <Select
      label={phone.country}
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
