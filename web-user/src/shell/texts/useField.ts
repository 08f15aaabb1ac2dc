import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldTie, fieldOf } from '../../form/field-of.ts';
import { useSay } from './useSay.ts';

/** Returns `fieldOf` for a form, with error messages in the language of the screen. */
export function useField<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
): (name: FieldPath<V>) => FieldTie {
  const say = useSay();
  return (name) => {
    const { error, ...field } = fieldOf(form, name);
    return { ...field, error: error === undefined ? undefined : say(error) };
  };
}
