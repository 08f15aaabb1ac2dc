import { IMPORT_FIELDS, type ImportColumns, type ImportReport } from '@qlaim/backend/contract/console';
import { IMPORTS } from '@qlaim/backend/texts/console/codes/imports';
import { Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface ImportFieldsProps {
  report: ImportReport;
  onColumns: (columns: ImportColumns) => void;
}

/** The column of each field, as the server recognised it, to be changed. */
export function ImportFields({ report: { names, columns }, onColumns }: ImportFieldsProps) {
  const words = useTexts(IMPORTS);
  const options = [{ value: '', label: words.none }, ...names.map((name) => ({ value: name, label: name }))];
  return (
    <fieldset className="qa-import-fields">
      <legend className="qk-label">{words.columns}</legend>
      {IMPORT_FIELDS.map((field) => (
        <Select
          key={field}
          label={words.fields[field]}
          options={options}
          value={columns[field] ?? ''}
          onChange={({ target: { value } }) => {
            const { [field]: _former, ...others } = columns;
            onColumns(value === '' ? others : { ...others, [field]: value });
          }}
        />
      ))}
    </fieldset>
  );
}
