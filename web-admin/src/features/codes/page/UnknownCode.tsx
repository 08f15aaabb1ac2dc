import { ApiError } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const words = useTexts(CODE_PAGE).unknown;
  const may = useMay();
  if (!(error instanceof ApiError && error.code === 'unknown_code')) return children;
  return (
    <EmptyState
      title={words.title}
      action={may('audit.read') ? <Link to={eventsAddress({ code })}>{words.happened}</Link> : undefined}
    >
      {words.advice}
    </EmptyState>
  );
}
