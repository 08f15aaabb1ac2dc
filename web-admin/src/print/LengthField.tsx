import { TextField } from '@qlaim/web-kit';

export interface LengthFieldProps {
  label: string;
  help?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A length in mm. */
export function LengthField({ label, help, value, error, onChange }: LengthFieldProps) {
  return (
    <TextField
      label={label}
      help={help}
      inputMode="decimal"
      autoComplete="off"
      suffix="mm"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
