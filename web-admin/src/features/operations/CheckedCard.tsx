import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Card, formatBytesIn, RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';

/** When the last good back-up was made, and what the last audit found. */
export function CheckedCard({ backup, audit }: Pick<OperationsReport, 'backup' | 'audit'>) {
  const { checks } = useTexts(OPERATIONS);
  const { locale } = useFormats();
  const id = useId();
  const good = backup?.good ?? null;
  return (
    <Card as="section" className="qk-stack" aria-labelledby={id}>
      <h2 id={id}>{checks.title}</h2>
      {good === null ? (
        <p>{checks.none}</p>
      ) : (
        <>
          <p>
            {fill(
              (when) => checks.good(formatBytesIn(locale, good.size), when),
              <RelativeTime date={good.at} />,
            )}
          </p>
          <p className="qk-soft qk-small">{checks.place(`${good.place}/${good.id}`)}</p>
        </>
      )}
      <Audited audit={audit} />
    </Card>
  );
}

function Audited({ audit }: Pick<OperationsReport, 'audit'>) {
  const { checks } = useTexts(OPERATIONS);
  const { count } = useFormats();
  if (audit === null) return <p>{checks.notAudited}</p>;
  const { at, differences } = audit;
  const said = (when: string) =>
    differences === 0 ? checks.sound(when) : checks.damaged(count(differences), when);
  return <p>{fill(said, <RelativeTime date={at} />)}</p>;
}
