import { FALLBACKS } from '@qlaim/backend/contract';
import { type FormEvent, useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useTell } from '../../shell/texts/useTell.ts';

/** Imports the rules of the sign-in forms. They need the contract's schemas, which no form needs to be shown. */
export const loadRules = () => import('./rules.ts');

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** Returns the resolver of a form whose rules arrive after it. */
export function resolverOf<F extends FieldValues, C, T>(
  pick: (rules: Rules) => Resolver<F, C, T>,
): Resolver<F, C, T> {
  return async (fields, context, options) => pick(await loadRules())(fields, context, options);
}

/** Imports the rules once the form is shown, so that they are there when it is sent. */
export function useRulesSoon(): void {
  useEffect(() => {
    // A form that is sent imports them again, and reports the failure.
    loadRules().catch(() => undefined);
  }, []);
}

/** Returns the handler of a form's submission. It shows a message when the rules could not be imported. */
export function useReporting(send: (event: FormEvent) => Promise<void>): (event: FormEvent) => void {
  const tell = useTell();
  return (event) => void send(event).catch((error: unknown) => tell.fail(error, FALLBACKS.general));
}
