import Box from '@mui/material/Box';
import { Button, Card, formatCount } from '@qlaim/web-kit';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useReadOnly } from '../api/use-read-only.ts';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { FailedUploadList } from './FailedUploadList.tsx';
import { useDismiss, useFailedUploads } from './use-failed-uploads.ts';

interface FailedUploadsProps {
  /** The number of pictures that are listed. */
  most: number;
  /** Where the others are listed. */
  rest?: string;
}

const footSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 } as const;

/** The pictures of the bulk upload that were attached to no code, until somebody dismisses them. */
export function FailedUploads({ most, rest }: FailedUploadsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = [], total = 0, isPending, error, refetch } = useFailedUploads(most);
  // The button that was pressed goes with its line.
  const { mutate, isPending: dismissing } = useDismiss(() => heading.current?.focus());
  const readOnly = useReadOnly();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id} aria-busy={isPending}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Failed uploads
      </h2>
      {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
      {total === 0 && !error ? (
        <p className="qk-soft">{isPending ? 'Reading …' : 'Every picture found its code.'}</p>
      ) : null}
      {total > 0 ? (
        <>
          <FailedUploadList failed={data} onDismiss={readOnly ? undefined : (one) => mutate([one])} />
          <Box sx={footSx}>
            {readOnly ? null : (
              <Button variant="quiet" busy={dismissing} onClick={() => mutate(data.map((one) => one.id))}>
                {total > data.length ? `Dismiss these ${formatCount(data.length)}` : 'Dismiss all'}
              </Button>
            )}
            {rest && total > data.length ? <Link to={rest}>All {formatCount(total)}</Link> : null}
          </Box>
          <p className="qk-soft qk-small">
            A better picture of the same name takes its line away. Lines stay for 90 days.
          </p>
        </>
      ) : null}
    </Card>
  );
}
