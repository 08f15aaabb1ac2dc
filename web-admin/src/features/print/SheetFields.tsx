import { LabelSheetId } from '@qlaim/backend/contract/console';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { Select, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { SearchField } from '../../widgets/SearchField.tsx';
import { foundSheets, sheetGroups } from './found-sheets.ts';

export interface SheetFieldsProps {
  sheet: LabelSheetId;
  error: string | undefined;
  onChange: (sheet: LabelSheetId) => void;
}

/** A sheet of labels by its maker and number. A search chooses the first that it finds, unless it finds the chosen one. */
export function SheetFields({ sheet, error, onChange }: SheetFieldsProps) {
  const texts = useTexts(PRINT);
  const words = texts.sheets;
  const { locale } = useFormats();
  const [searched, setSearched] = useState('');
  const found = foundSheets(searched);

  function search(text: string) {
    setSearched(text);
    const [first, ...others] = foundSheets(text);
    if (first && ![first, ...others].includes(sheet)) choose(first);
  }

  function choose(id: string) {
    const chosen = LabelSheetId.safeParse(id).data;
    if (chosen) onChange(chosen);
  }

  return (
    <>
      <SearchField
        label={words.number}
        value={searched}
        help={searched === '' ? words.example : words.found(found.length)}
        error={found.length === 0 ? words.none : undefined}
        onChange={({ target }) => search(target.value)}
      />
      <Select label={words.label} value={sheet} error={error} onChange={({ target }) => choose(target.value)}>
        {sheetGroups(searched, sheet, texts, locale).map(({ name, sheets }) => (
          <optgroup key={name} label={name}>
            {sheets.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </>
  );
}
