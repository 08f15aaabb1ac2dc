import { TextField } from '@qlaim/web-kit';
import type { FieldTie } from './field-of.ts';

export function NameFields({ first, last }: { first: FieldTie; last: FieldTie }) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...first} />
      <TextField label="Last name" autoComplete="family-name" {...last} />
    </>
  );
}
