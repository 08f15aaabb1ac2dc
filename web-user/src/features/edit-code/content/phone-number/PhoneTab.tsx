import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import PhoneInput from 'react-phone-number-input';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { countryNames } from './country-names.ts';
import { NumberField } from './NumberField.tsx';
import { presetCountry } from './preset-country.ts';

/** Tab 2. A pasted number with a prefix selects its country. */
export function PhoneTab({ form }: { form: EditForm }) {
  const { phone } = useTexts(EDIT).types;
  const { language } = useShown();
  const field = useField(form);
  const { submitCount } = form.formState;
  // The try to save before which letters were refused. The next try says what is wrong with the number that stayed.
  const [refusedBefore, setRefusedBefore] = useState<number>();
  const letters = refusedBefore === submitCount;
  return (
    <>
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <PhoneInput
            className="qu-phone"
            ref={ref}
            defaultCountry={presetCountry(navigator.languages)}
            {...countryNames(language)}
            addInternationalOption={false}
            countrySelectComponent={CountrySelect}
            inputComponent={NumberField}
            onLetters={(has: boolean) => setRefusedBefore(has ? submitCount : undefined)}
            smartCaret={false}
            label={phone.number}
            help={phone.help}
            autoComplete="tel"
            error={letters ? phone.letters : field('phone').error}
            value={value}
            onChange={(number) => onChange(number ?? '')}
            onBlur={onBlur}
          />
        )}
      />
      <p className="qk-hidden" role="status">
        {letters ? phone.letters : ''}
      </p>
      <TextField
        label={phone.extension}
        className="qu-extension"
        inputMode="numeric"
        autoComplete="off"
        {...field('extension')}
      />
    </>
  );
}
