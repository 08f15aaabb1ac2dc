import { ApiError, FALLBACKS } from '@qlaim/backend/contract';
import { MISSING } from '@qlaim/backend/texts/owner/missing';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { EmptyState, LinkButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { useAdviceOnCodes } from './texts/useAdvice.ts';
import { useSay } from './texts/useSay.ts';

interface CodeUnavailableProps {
  /** The error of the read. Undefined when the code belongs to another owner. */
  error?: Error;
  action?: ReactNode;
}

/** The content of a page about one code that can not be shown. */
export function CodeUnavailable({ error, action }: CodeUnavailableProps) {
  const { goToMyCodes } = useTexts(SHELL).words;
  const words = useTexts(MISSING);
  const adviceOn = useAdviceOnCodes();
  const say = useSay();
  const home = <LinkButton href="/">{goToMyCodes}</LinkButton>;
  const status = error instanceof ApiError ? error.status : error ? 500 : 403;
  if (status === 403) {
    return (
      <EmptyState icon="lock" title={words.foreignCode.title} action={home}>
        {words.foreignCode.advice}
      </EmptyState>
    );
  }
  if (status === 404 || status === 400) {
    return (
      <EmptyState icon="search" title={words.unknownCode.title} action={home}>
        {words.unknownCode.advice}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="alert" title={say(FALLBACKS.getCode)} action={action}>
      {adviceOn(error)}
    </EmptyState>
  );
}
