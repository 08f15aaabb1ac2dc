import Box from '@mui/material/Box';
import type { PrintOptions } from '@qlaim/backend/contract';
import { Checkbox, Select, type SelectOption } from '@qlaim/web-kit';
import { LengthField } from './LengthField.tsx';
import { LogoFields } from './LogoFields.tsx';
import type { FormErrors, PrintForm } from './print-form.ts';

const PAPERS: readonly (SelectOption & { value: PrintOptions['paper'] })[] = [
  { value: 'a4', label: 'A4, 210 × 297 mm' },
  { value: 'letter', label: 'Letter, 215.9 × 279.4 mm' },
  { value: 'label', label: 'Label roll, one label a page' },
];

export interface PrintFieldsProps {
  form: PrintForm;
  errors: FormErrors;
  onChange: (form: PrintForm) => void;
}

export function PrintFields({ form, errors, onChange }: PrintFieldsProps) {
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
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
          {length('labelWidth', 'Label width')}
          {length('labelHeight', 'Label height')}
        </Box>
      ) : null}
      {length('symbolSize', 'Symbol size', '10 to 200 mm, without the white zone around it')}
      <Checkbox
        label="Short code below each symbol"
        checked={form.shortCode}
        onChange={({ target }) => onChange({ ...form, shortCode: target.checked })}
      />
      <Checkbox
        label="Crop marks"
        checked={form.cropMarks}
        onChange={({ target }) => onChange({ ...form, cropMarks: target.checked })}
      />
      <LogoFields form={form} error={errors['logoImage']} onChange={onChange} />
    </>
  );
}
