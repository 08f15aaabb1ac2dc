import { LabelSheetId } from '@qlaim/backend/contract/console';
import { Select } from '@qlaim/web-kit';
import { useState } from 'react';
import { SearchField } from '../../widgets/SearchField.tsx';
import { foundSheets } from './found-sheets.ts';

export interface SheetFieldsProps {
  sheet: LabelSheetId;
  error: string | undefined;
  onChange: (sheet: LabelSheetId) => void;
}

/** A sheet of labels by its maker and number. A search chooses the first that it finds, unless it finds the chosen one. */
export function SheetFields({ sheet, error, onChange }: SheetFieldsProps) {
  const [searched, setSearched] = useState('');
  const found = foundSheets(searched).flatMap(({ sheets }) => sheets);

  function search(text: string) {
    setSearched(text);
    const [first, ...others] = foundSheets(text).flatMap(({ sheets }) => sheets);
    if (first && ![first, ...others].some(({ id }) => id === sheet)) choose(first.id);
  }

  function choose(id: string) {
    const chosen = LabelSheetId.safeParse(id).data;
    if (chosen) onChange(chosen);
  }

  return (
    <>
      <SearchField
        label="Number on the package"
        value={searched}
        help={searched === '' ? 'Such as L7160, 5163 or 4677' : countOf(found.length)}
        error={
          found.length === 0 ? 'No sheet here has this number. Choose a paper, or a label roll' : undefined
        }
        onChange={({ target }) => search(target.value)}
      />
      <Select label="Label sheet" value={sheet} error={error} onChange={({ target }) => choose(target.value)}>
        {foundSheets(searched, sheet).map(({ name, sheets }) => (
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

const countOf = (count: number): string => (count === 1 ? 'One sheet has it' : `${count} sheets have it`);
