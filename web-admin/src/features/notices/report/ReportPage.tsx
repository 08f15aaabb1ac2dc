import '../notices.css';
import '@qlaim/web-kit/styles/figures.css';
import type { NoticeReport } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { NOTICE_REPORT } from '@qlaim/backend/texts/console/notices/report';
import { Card, Notice, Select } from '@qlaim/web-kit';
import { DownloadCsv, FigureWords } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { PrintButton } from '../PrintButton.tsx';
import { PartTable } from './PartTable.tsx';
import { isEmpty, reportParts } from './report-parts.ts';
import { useReport, useReportYear } from './use-report.ts';

/** The figures of notices and decisions in a year, which a host publishes (decision 100). */
export function ReportPage() {
  const words = useTexts(NOTICE_REPORT);
  const { all } = useTexts(NOTICES);
  const [chosen, choose] = useReportYear();
  const read = useReport(chosen);
  const { data, error, isPlaceholderData } = read;
  const report = error ? undefined : data;
  const title = report ? words.heading(String(report.year)) : words.title;
  return (
    <FigureWords value={words.figures}>
      <PageFrame
        title={title}
        intro={words.intro}
        back={{ to: '/notices', label: all }}
        aside={report ? <Save report={report} /> : null}
      >
        <ReadState read={read} height={320} />
        {report ? (
          <div className="qa-report" aria-busy={isPlaceholderData || undefined}>
            <YearField report={report} onChange={choose} />
            {isEmpty(report) ? <Notice quiet>{words.nothing}</Notice> : null}
            <Parts report={report} />
            <Notes />
          </div>
        ) : null}
      </PageFrame>
    </FigureWords>
  );
}

function YearField({
  report: { year, years },
  onChange,
}: {
  report: NoticeReport;
  onChange: (year: string) => void;
}) {
  const words = useTexts(NOTICE_REPORT);
  const [present] = years;
  const options = [...new Set([...years, year])].map((each) => ({
    value: String(each),
    label: each === present ? words.soFar(String(each)) : String(each),
  }));
  return (
    <Select
      label={words.year}
      className="qa-report-year"
      options={options}
      value={String(year)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Parts({ report }: { report: NoticeReport }) {
  const words = useTexts(NOTICE_REPORT);
  const parts = reportParts(report, words, useTexts(NOTICES));
  return (
    <div className="qa-report-parts">
      {parts.map((part) => (
        <PartTable key={part.title} part={part} words={words} />
      ))}
    </div>
  );
}

function Notes() {
  const { title, ...notes } = useTexts(NOTICE_REPORT).notes;
  return (
    <Card as="section" className="qa-report-notes">
      <h2>{title}</h2>
      {Object.values(notes).map((note) => (
        <p key={note} className="qk-soft">
          {note}
        </p>
      ))}
    </Card>
  );
}

/** Saves all figures as one file, or prints them. */
function Save({ report }: { report: NoticeReport }) {
  const words = useTexts(NOTICE_REPORT);
  const { columns } = words;
  const parts = reportParts(report, words, useTexts(NOTICES));
  return (
    <div className="qa-notice-actions">
      <DownloadCsv
        title={words.file}
        columns={[columns.part, columns.figure, columns.value]}
        rows={parts.flatMap(({ title, figures }) =>
          figures.map(([label, value]) => [title, label, value ?? ''] as const),
        )}
        file={`qlaim-notices-${report.year}.csv`}
      />
      <PrintButton>{words.print}</PrintButton>
    </div>
  );
}
