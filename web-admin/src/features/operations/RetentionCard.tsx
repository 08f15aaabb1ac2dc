import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Card, RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';

/** What the last run of retention removed, and when the next one is. */
export function RetentionCard({ retention }: { retention: NonNullable<OperationsReport['retention']> }) {
  const { retention: words } = useTexts(OPERATIONS).checks;
  const { count, exactTime } = useFormats();
  const id = useId();
  const { last, next } = retention;
  return (
    <Card as="section" className="qk-stack" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {last === null ? (
        <p>{words.never}</p>
      ) : (
        <p>
          {fill(
            (when) =>
              words.last(
                words.what(count(last.asked), count(last.erased), count(last.signIns), count(last.scans)),
                when,
              ),
            <RelativeTime date={last.at} />,
          )}
        </p>
      )}
      <p className="qk-soft qk-small">{words.next(exactTime(next))}</p>
    </Card>
  );
}
