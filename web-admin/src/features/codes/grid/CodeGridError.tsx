import './grid.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { useListContext } from 'react-admin';
import { ReadFailed } from '../../../widgets/ReadFailed.tsx';

/** Why the last read of the codes failed. */
export function CodeGridError() {
  const { error, refetch } = useListContext();
  if (!error) return null;
  return (
    <div className="qa-code-grid-error">
      <ReadFailed error={error} fallback={FALLBACKS.getCode} onRetry={() => void refetch()} />
    </div>
  );
}
