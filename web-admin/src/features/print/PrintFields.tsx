import type { PrintOptions } from '@qlaim/backend/contract';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { Checkbox, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { FeedFields } from './FeedFields.tsx';
import { LengthField } from './LengthField.tsx';
import { LogoFields } from './LogoFields.tsx';
import type { FormErrors, PrintForm } from './print-form.ts';
import { SheetFields } from './SheetFields.tsx';

const PAPERS: readonly PrintOptions['paper'][] = ['a4', 'letter', 'sheet', 'label'];

export interface PrintFieldsProps {
  form: PrintForm;
  /** The name of the batch; undefined for codes that were chosen, which may be of several. */
  batch: string | undefined;
  errors: FormErrors;
  onChange: (form: PrintForm) => void;
}

export function PrintFields({ form, batch, errors, onChange }: PrintFieldsProps) {
  const { paper: words, below } = useTexts(PRINT);
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
        label={words.title}
        options={PAPERS.map((paper) => ({ value: paper, label: words[paper] }))}
        value={form.paper}
        onChange={({ target }) => {
          const paper = PAPERS.find((one) => one === target.value);
          if (paper) onChange({ ...form, paper });
        }}
      />
      {form.paper === 'label' ? (
        <div className="qa-print-pair">
          {length('labelWidth', words.width)}
          {length('labelHeight', words.height)}
        </div>
      ) : null}
      {form.paper === 'sheet' ? (
        <SheetFields
          sheet={form.sheet}
          error={errors['sheet']}
          onChange={(sheet) => onChange({ ...form, sheet })}
        />
      ) : (
        length('symbolSize', words.symbol, words.symbolHelp)
      )}
      <Checkbox
        label={below.code}
        checked={form.shortCode}
        onChange={({ target }) => onChange({ ...form, shortCode: target.checked })}
      />
      {batch === undefined ? null : (
        <Checkbox
          label={below.name}
          help={batch === '' ? below.unnamed : undefined}
          disabled={batch === ''}
          checked={form.batchName && batch !== ''}
          onChange={({ target }) => onChange({ ...form, batchName: target.checked })}
        />
      )}
      {form.paper === 'sheet' ? null : (
        <Checkbox
          label={below.crop}
          checked={form.cropMarks}
          onChange={({ target }) => onChange({ ...form, cropMarks: target.checked })}
        />
      )}
      <LogoFields form={form} error={errors['logoImage']} onChange={onChange} />
      <FeedFields form={form} errors={errors} onChange={onChange} />
    </>
  );
}
