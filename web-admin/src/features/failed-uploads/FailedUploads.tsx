import './failed-uploads.css';
import { Button, Card, formatCount } from '@qlaim/web-kit';
import { useId, useRef } from 'react';
import { useMay } from '../../api/use-may.ts';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { FailedUploadList } from './FailedUploadList.tsx';
import { useDismiss, useFailedUploads } from './use-failed-uploads.ts';

interface FailedUploadsProps {
  /** The number of pictures that are listed. */
  most: number;
}

/** The pictures of the bulk upload that were attached to no code, until somebody dismisses them. */
export function FailedUploads({ most }: FailedUploadsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = [], total = 0, isPending, error, refetch } = useFailedUploads(most);
  // The button that was pressed goes with its line.
  const { mutate, isPending: dismissing } = useDismiss(() => heading.current?.focus());
  const may = useMay();
  const manages = may('codes.manage');
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
          <FailedUploadList failed={data} onDismiss={manages ? (one) => mutate([one]) : undefined} />
          <div className="qa-failed-uploads-foot">
            {manages ? (
              <Button variant="quiet" busy={dismissing} onClick={() => mutate(data.map((one) => one.id))}>
                {total > data.length ? `Dismiss these ${formatCount(data.length)}` : 'Dismiss all'}
              </Button>
            ) : null}
          </div>
          <p className="qk-soft qk-small">
            A better picture of the same name takes its line away. Lines stay for 90 days.
          </p>
        </>
      ) : null}
    </Card>
  );
}
