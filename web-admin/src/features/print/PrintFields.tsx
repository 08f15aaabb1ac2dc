import type { PrintOptions } from '@qlaim/backend/contract';
import { Checkbox, Select, type SelectOption } from '@qlaim/web-kit';
import { FeedFields } from './FeedFields.tsx';
import { LengthField } from './LengthField.tsx';
import { LogoFields } from './LogoFields.tsx';
import type { FormErrors, PrintForm } from './print-form.ts';
import { SheetFields } from './SheetFields.tsx';

const PAPERS: readonly (SelectOption & { value: PrintOptions['paper'] })[] = [
  { value: 'a4', label: 'A4, 210 × 297 mm' },
  { value: 'letter', label: 'Letter, 215.9 × 279.4 mm' },
  { value: 'sheet', label: 'Label sheet, by its number' },
  { value: 'label', label: 'Label roll, one label a page' },
];

export interface PrintFieldsProps {
  form: PrintForm;
  /** The name of the batch; undefined for codes that were chosen, which may be of several. */
  batch: string | undefined;
  errors: FormErrors;
  onChange: (form: PrintForm) => void;
}

export function PrintFields({ form, batch, errors, onChange }: PrintFieldsProps) {
  const length = (name: 'labelWidth' | 'labelHeight' | 'symbolSize', label: string, help?: string) => (
    <LengthField
      label={label}
      help={help}
      value={form[name]}
      error={errors[name]}
      onChange={(value) => onChange({ ...form, [name]: value })}
    />
  );
  return (
    <>
      <Select
        label="Paper"
        options={PAPERS}
        value={form.paper}
        onChange={({ target }) => {
          const paper = PAPERS.find(({ value }) => value === target.value)?.value;
          if (paper) onChange({ ...form, paper });
        }}
      />
      {form.paper === 'label' ? (
        <div className="qa-print-pair">
          {length('labelWidth', 'Label width')}
          {length('labelHeight', 'Label height')}
        </div>
      ) : null}
      {form.paper === 'sheet' ? (
        <SheetFields
          sheet={form.sheet}
          error={errors['sheet']}
          onChange={(sheet) => onChange({ ...form, sheet })}
        />
      ) : (
        length('symbolSize', 'Symbol size', '10 to 200 mm, without the white zone around it')
      )}
      <Checkbox
        label="Short code below each symbol"
        checked={form.shortCode}
        onChange={({ target }) => onChange({ ...form, shortCode: target.checked })}
      />
      {batch === undefined ? null : (
        <Checkbox
          label="Name of the batch below each symbol"
          help={batch === '' ? 'This batch has no name. Name it on its page.' : undefined}
          disabled={batch === ''}
          checked={form.batchName && batch !== ''}
          onChange={({ target }) => onChange({ ...form, batchName: target.checked })}
        />
      )}
      {form.paper === 'sheet' ? null : (
        <Checkbox
          label="Crop marks"
          checked={form.cropMarks}
          onChange={({ target }) => onChange({ ...form, cropMarks: target.checked })}
        />
      )}
      <LogoFields form={form} error={errors['logoImage']} onChange={onChange} />
      <FeedFields form={form} errors={errors} onChange={onChange} />
    </>
  );
}
