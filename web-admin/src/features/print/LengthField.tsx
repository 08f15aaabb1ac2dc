import { PRINT } from '@qlaim/backend/texts/console/print';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

export interface LengthFieldProps {
  label: string;
  /** Whether it may be below zero. Phones then show a keyboard with a minus. */
  signed?: boolean;
  help?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A length in mm. */
export function LengthField({ label, signed, help, value, error, onChange }: LengthFieldProps) {
  return (
    <TextField
      label={label}
      help={help}
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={useTexts(PRINT).unit}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
