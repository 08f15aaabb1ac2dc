import { ApiError } from '@qlaim/backend/contract';
import { EmptyState } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventsAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';

interface UnknownCodeProps {
  code: string;
  error: unknown;
  /** What is shown instead, where the code is being read or could not be read. */
  children: ReactNode;
}

/** Says that there is no such code. One that was deleted still has its events. */
export function UnknownCode({ code, error, children }: UnknownCodeProps) {
  const may = useMay();
  if (!(error instanceof ApiError && error.code === 'unknown_code')) return children;
  return (
    <EmptyState
      title="There is no such code"
      action={may('audit.read') ? <Link to={eventsAddress({ code })}>What happened to it</Link> : undefined}
    >
      The address may be mistyped, or the code was deleted. Its events stay in the audit.
    </EmptyState>
  );
}
