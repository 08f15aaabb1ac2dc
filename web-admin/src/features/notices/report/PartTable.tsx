import type { NoticeReportTexts } from '@qlaim/backend/texts/console/notices/report';
import { Card, useFormats } from '@qlaim/web-kit';
import { useId } from 'react';
import type { ReportPart } from './report-parts.ts';

interface PartTableProps {
  part: ReportPart;
  words: NoticeReportTexts;
}

/** The figures of a part of the report, by their names. */
export function PartTable({ part: { title, figures }, words: { columns, none } }: PartTableProps) {
  const { count } = useFormats();
  const id = useId();
  return (
    <Card as="section" className="qa-report-part">
      <h2 id={id}>{title}</h2>
      <table className="qk-numbers" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{columns.figure}</th>
            <th scope="col">{columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value === null ? none : count(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
