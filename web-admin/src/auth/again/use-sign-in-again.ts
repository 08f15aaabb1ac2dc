import { ADMIN_ROUTES, ApiError, FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useFailure, useWords } from '../../texts/use-say.ts';
import type { SessionGate } from '../session-gate.ts';

/** Signs the person in again by the password, and by the second step where the account has one. */
export function useSignInAgain(gate: SessionGate, onSecondStep: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const failure = useFailure();
  const { again } = useWords();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ email, typed }: { email: string; typed: string }) => {
      if (step === 'password') await call(ADMIN_ROUTES.login, { body: { email, password: typed } });
      else await call(ROUTES.secondStep, { body: { code: typed.trim() } });
    },
    onSuccess: () => {
      gate.signedIn();
      notify.ok(again.done);
      void queryClient.invalidateQueries();
    },
    onError: (refused) => {
      if (!isForSecondStep(refused)) return;
      setStep('code');
      onSecondStep();
    },
  });
  return {
    step,
    busy: isPending,
    problem: error && !isForSecondStep(error) ? failure(error, FALLBACKS.general) : undefined,
    submit: (email: string, typed: string) => mutate({ email, typed }),
  };
}

const isForSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_step_needed';
