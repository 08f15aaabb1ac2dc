import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** The props that connect a field of the kit to its form: the registration and the error message. */
export type FieldTie = UseFormRegisterReturn & { error: string | undefined };

export function fieldOf<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  name: FieldPath<V>,
): FieldTie {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return { ...form.register(name), error: error?.message };
}
