import './failed-uploads.css';
import { FAILED_UPLOADS } from '@qlaim/backend/texts/console/failed-uploads';
import { Button, Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const words = useTexts(FAILED_UPLOADS);
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
        {words.title}
      </h2>
      {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
      {total === 0 && !error ? <p className="qk-soft">{isPending ? words.reading : words.none}</p> : null}
      {total > 0 ? (
        <>
          <FailedUploadList failed={data} onDismiss={manages ? (one) => mutate([one]) : undefined} />
          <div className="qa-failed-uploads-foot">
            {manages ? (
              <Button variant="quiet" busy={dismissing} onClick={() => mutate(data.map((one) => one.id))}>
                {total > data.length ? words.dismissThese(data.length) : words.dismissAll}
              </Button>
            ) : null}
          </div>
          <p className="qk-soft qk-small">{words.advice}</p>
        </>
      ) : null}
    </Card>
  );
}
