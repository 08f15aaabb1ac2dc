import { type ReactNode, useId } from 'react';
import { Card } from '../Card.tsx';
import type { CountRow } from './csv.ts';
import { DownloadCsv } from './DownloadCsv.tsx';
import { useFigureWords } from './figure-texts.ts';
import { NumberTable } from './NumberTable.tsx';

interface FiguresProps {
  title: string;
  columns: readonly [string, string];
  /** The numbers of the chart, for readers. */
  rows: readonly CountRow[];
  /** The numbers of the chart, for programs. */
  csv: readonly CountRow[];
  /** The name of the CSV file. */
  file: string;
  note: string;
  choice?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart, its numbers as a table and as a file. */
export function Figures({ title, columns, rows, csv, file, note, choice, children }: FiguresProps) {
  const { table } = useFigureWords();
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <div className="qk-figures-head">
        <h2 id={id}>{title}</h2>
        {choice}
      </div>
      {children}
      <p className="qk-soft qk-small">{note}</p>
      <details className="qk-figures-numbers">
        <summary>{table}</summary>
        <NumberTable labelledBy={id} columns={columns} rows={rows} />
      </details>
      <DownloadCsv title={title} columns={columns} rows={csv} file={file} />
    </Card>
  );
}
