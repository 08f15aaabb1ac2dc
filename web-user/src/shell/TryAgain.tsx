import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface TryAgainProps {
  /** What could not be read. */
  read: { readonly isFetching: boolean; readonly refetch: () => unknown };
  quiet?: boolean;
}

/** The button that reads again. It is busy meanwhile. */
export function TryAgain({ read, quiet = false }: TryAgainProps) {
  const { tryAgain } = useTexts(SHELL).words;
  return (
    <Button
      {...(quiet ? { variant: 'quiet' as const } : {})}
      busy={read.isFetching}
      onClick={() => void read.refetch()}
    >
      {tryAgain}
    </Button>
  );
}
