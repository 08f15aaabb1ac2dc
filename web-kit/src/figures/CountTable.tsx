import { useId } from 'react';
import { Card } from '../Card.tsx';
import { ShareBar } from '../data/ShareBar.tsx';
import { useFormats } from '../kit-context.tsx';
import type { CountRow } from './csv.ts';
import { DownloadCsv } from './DownloadCsv.tsx';
import { useFigureWords } from './figure-texts.ts';

interface CountTableProps {
  title: string;
  column: string;
  /** Most scans first. */
  rows: readonly CountRow[];
  /** The name of the CSV file. */
  file: string;
  children?: string;
}

/** Counts with a bar beside each. */
export function CountTable({ title, column, rows, file, children }: CountTableProps) {
  const formats = useFormats();
  const { scans } = useFigureWords();
  const id = useId();
  const top = Math.max(0, ...rows.map(([, count]) => count));
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="qk-numbers qk-numbers-shares" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{scans}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, count]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formats.count(count)}</td>
              <td aria-hidden="true">
                <ShareBar value={count} top={top} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children ? <p className="qk-soft qk-small">{children}</p> : null}
      <DownloadCsv title={title} columns={[column, scans]} rows={rows} file={file} />
    </Card>
  );
}
