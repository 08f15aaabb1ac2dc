import type { Lag } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Badge, Card, RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useId } from 'react';
import { lagText, standingOf } from './lag-text.ts';
import { engineName } from './names.ts';

export interface FollowerRow extends Lag {
  readonly name: string;
  readonly position: string | null;
  readonly eventsPerSecond?: number | null;
  readonly rebuilt?: number | null;
}

interface FollowerTableProps {
  title: string;
  rows: readonly FollowerRow[];
  /** When the rows were read, in milliseconds since 1970. */
  at: number;
  /** Whether the rows say how fast they are. */
  speeds?: boolean;
  children: string;
}

/** What follows the log, and how far it is behind. */
export function FollowerTable({ title, rows, at, speeds = false, children }: FollowerTableProps) {
  const words = useTexts(OPERATIONS);
  const { table } = words.page;
  const { count } = useFormats();
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={speeds ? 'qk-numbers qk-numbers-ranked' : 'qk-numbers'} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.waiting}</th>
            {speeds ? <th scope="col">{table.speed}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {engineName(row.name, words)} <Standing row={row} at={at} />
                {row.position === null ? null : <Small>{table.position(row.position)}</Small>}
              </th>
              <td>
                {lagText(row, table)}
                {row.oldest === null ? null : (
                  <Small>{fill(table.since, <RelativeTime date={row.oldest} />)}</Small>
                )}
              </td>
              {speeds ? (
                <td>{typeof row.eventsPerSecond === 'number' ? count(row.eventsPerSecond) : '–'}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="qk-soft qk-small">{children}</p>
    </Card>
  );
}

const Small = ({ children }: { children: ReactNode }) => <div className="qk-soft qk-small">{children}</div>;

function Standing({ row, at }: { row: FollowerRow; at: number }) {
  const { table } = useTexts(OPERATIONS).page;
  if (row.rebuilt !== null && row.rebuilt !== undefined)
    return <Badge tone="note">{table.rebuild(`${Math.floor(row.rebuilt * 100)} %`)}</Badge>;
  const standing = standingOf(row, at);
  if (standing === 'late') return <Badge tone="danger">{table.behind}</Badge>;
  return standing === 'unknown' ? <Badge tone="danger">{table.unknown}</Badge> : null;
}
