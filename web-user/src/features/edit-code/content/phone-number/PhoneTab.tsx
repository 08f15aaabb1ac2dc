import { DEFAULT_COUNTRY } from '@qlaim/backend/contract/phone';
import { TextField } from '@qlaim/web-kit';
import { Controller } from 'react-hook-form';
import PhoneInput from 'react-phone-number-input';
import { fieldOf } from '../../../../form/field-of.ts';
import type { TabProps } from '../tab-props.ts';
import { CountrySelect } from './CountrySelect.tsx';

/** Tab 2. A pasted number with a prefix selects its country. */
export function PhoneTab({ form, children }: TabProps) {
  return (
    <div className="qu-tab">
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneInput
            className="qu-phone"
            ref={field.ref}
            defaultCountry={DEFAULT_COUNTRY}
            addInternationalOption={false}
            countrySelectComponent={CountrySelect}
            inputComponent={TextField}
            smartCaret={false}
            label="Phone number"
            help="Scanning the code calls this number."
            autoComplete="tel"
            error={form.formState.errors.phone?.message}
            value={field.value}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
          />
        )}
      />
      <TextField
        label="Extension (optional)"
        className="qu-extension"
        inputMode="numeric"
        autoComplete="off"
        {...fieldOf(form, 'extension')}
      />
      {children}
    </div>
  );
}
