import { Skeleton } from '@qlaim/web-kit';
import { useTimeout } from 'react-admin';

const LINES = ['100%', '80%', '60%', '40%', '20%'];

/** A placeholder of rows, where the codes take more than a second to come. */
export function TableSkeleton() {
  if (!useTimeout(1000)) return null;
  return (
    <div className="qa-code-table qa-code-table-waiting" aria-hidden="true">
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
