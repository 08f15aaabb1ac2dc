import { TextField } from '@qlaim/web-kit';
import type { FieldTie } from './field-of.ts';

interface NameFieldsProps {
  first: FieldTie & { label: string };
  last: FieldTie & { label: string };
}

export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <>
      <TextField autoComplete="given-name" {...first} />
      <TextField autoComplete="family-name" {...last} />
    </>
  );
}
