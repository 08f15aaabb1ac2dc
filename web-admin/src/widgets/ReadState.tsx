import { Skeleton } from '@qlaim/web-kit';
import { ReadFailed } from './ReadFailed.tsx';

interface ReadStateProps {
  read: {
    readonly isPending?: boolean | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Pixels that the content takes about. */
  height: number;
  /** What is said where the server gave no message. */
  fallback?: string | undefined;
}

/** Holds the place of what is being read, and says why it could not be read. */
export function ReadState({ read: { isPending, error, refetch }, height, fallback }: ReadStateProps) {
  if (error) return <ReadFailed error={error} fallback={fallback} onRetry={() => void refetch()} />;
  return isPending ? (
    <div aria-busy="true">
      <Skeleton shape="block" height={height} />
    </div>
  ) : null;
}
