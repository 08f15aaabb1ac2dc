import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { Card, useFormats } from '@qlaim/web-kit';
import { DownloadCsv } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useId } from 'react';

export interface Ranked {
  readonly key: string;
  /** In the file, beside the key. */
  readonly name: string;
  readonly label: ReactNode;
  readonly total: number;
  /** Null where the chosen days begin before those that are kept. */
  readonly inRange: number | null;
}

interface RankTableProps {
  title: string;
  column: string;
  rows: readonly Ranked[];
  /** The name of the CSV file. */
  file: string;
  /** Says what is ranked. */
  children: string;
}

/** What has the most scans, with those of the chosen days beside those of all time. */
export function RankTable({ title, column, rows, file, children }: RankTableProps) {
  const words = useTexts(ALL_SCANS).rank;
  const { count } = useFormats();
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="qk-soft">{words.none}</p>
      ) : (
        <table className="qk-numbers qk-numbers-ranked" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{words.range}</th>
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, inRange, total }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{inRange === null ? <NotKept /> : count(inRange)}</td>
                <td>{count(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="qk-soft qk-small">
        {children} {rows.some(({ inRange }) => inRange === null) ? words.cut : words.kept}
      </p>
      <DownloadCsv
        title={title}
        columns={[column, words.name, words.range, words.total]}
        rows={rows.map(({ key, name, inRange, total }) => [key, name, inRange ?? '', total])}
        file={file}
      />
    </Card>
  );
}

function NotKept() {
  const { notKept } = useTexts(ALL_SCANS).rank;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="qk-hidden">{notKept}</span>
    </>
  );
}
