import { TextField } from '@qlaim/web-kit';
import type { FieldTie } from './field-of.ts';

interface NameFieldsProps {
  first: FieldTie & { label?: string };
  last: FieldTie & { label?: string };
}

export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...first} />
      <TextField label="Last name" autoComplete="family-name" {...last} />
    </>
  );
}
