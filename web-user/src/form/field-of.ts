import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** What ties a field of the kit to its form: its value, and what is wrong with it. */
export type FieldTie = UseFormRegisterReturn & { error: string | undefined };

export function fieldOf<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  name: FieldPath<V>,
): FieldTie {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return { ...form.register(name), error: error?.message };
}
