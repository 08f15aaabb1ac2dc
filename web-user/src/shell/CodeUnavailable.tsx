import { ApiError, FALLBACKS } from '@qlaim/backend/contract';
import { EmptyState, LinkButton } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { adviceOnCodes } from '../api/failure.ts';

interface CodeUnavailableProps {
  /** The error of the read. Undefined when the code belongs to another owner. */
  error?: Error;
  action?: ReactNode;
}

/** The content of a page about one code that can not be shown. */
export function CodeUnavailable({ error, action }: CodeUnavailableProps) {
  const home = <LinkButton href="/">Go to my QR codes</LinkButton>;
  const status = error instanceof ApiError ? error.status : error ? 500 : 403;
  if (status === 403) {
    return (
      <EmptyState icon="lock" title="This code belongs to someone else" action={home}>
        If you bought the item, ask the seller.
      </EmptyState>
    );
  }
  if (status === 404 || status === 400) {
    return (
      <EmptyState icon="search" title="This QR code is not known" action={home}>
        It may have been deleted, or the address is not complete.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="alert" title={FALLBACKS.getCode} action={action}>
      {adviceOnCodes(error)}
    </EmptyState>
  );
}
