import { Card } from '@qlaim/web-kit';
import { type ReactNode, useId } from 'react';
import type { CsvRow } from './csv.ts';
import { DownloadCsv } from './DownloadCsv.tsx';
import { NumberTable } from './NumberTable.tsx';

interface FiguresProps {
  title: string;
  columns: readonly [string, string];
  /** The numbers of the chart, for readers. */
  rows: readonly CsvRow[];
  /** The numbers of the chart, for programs. */
  csv: readonly CsvRow[];
  /** The name of the CSV file. */
  file: string;
  note: string;
  choice?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart, its numbers as a table and as a file. */
export function Figures({ title, columns, rows, csv, file, note, choice, children }: FiguresProps) {
  const id = useId();
  return (
    <Card as="section" className="qu-figures" aria-labelledby={id}>
      <div className="qu-figures-head">
        <h2 id={id}>{title}</h2>
        {choice}
      </div>
      {children}
      <p className="qk-soft qk-small">{note}</p>
      <details className="qu-figures-numbers">
        <summary>Show as a table</summary>
        <NumberTable labelledBy={id} columns={columns} rows={rows} />
      </details>
      <DownloadCsv title={title} columns={columns} rows={csv} file={file} />
    </Card>
  );
}
