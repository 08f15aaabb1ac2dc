import type { CodeScans } from '@qlaim/backend/contract';
import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { Card, EmptyState, Icon, LinkButton, useFormats } from '@qlaim/web-kit';
import { CountTable, deviceRows, FigureWords, HourFigures, referrerRows } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { ScansByDay } from './ScansByDay.tsx';

interface ScanStatisticsProps {
  scans: CodeScans;
  name: string | undefined;
  /** The short code as it is printed. */
  code: string;
  shortCode: string;
}

export function ScanStatistics({ scans, name, code, shortCode }: ScanStatisticsProps) {
  const words = useTexts(SCANS);
  const { figures } = words;
  const { total, days, hours } = scans;
  const file = (kind: string) => `qlaim-${shortCode}-scans-${kind}.csv`;
  return (
    <div className="qu-scans">
      <Card as="section" className="qu-scans-head" aria-label={words.summary}>
        <div className="qu-scans-name">
          <h2>{name ?? code}</h2>
          {name === undefined ? null : <p className="qk-code qk-soft">{code}</p>}
        </div>
        <dl className="qu-scans-totals">
          <Total label={words.total} value={total} />
          <Total label={words.span(30)} value={sumOf(days.slice(-30))} />
          <Total label={words.today} value={sumOf(days.slice(-1))} />
        </dl>
      </Card>
      {total === 0 ? (
        <Card>
          <EmptyState
            icon="chart"
            title={words.none}
            action={
              <LinkButton href={`/edit/${shortCode}`} variant="quiet" icon={<Icon name="edit" />}>
                {words.edit}
              </LinkButton>
            }
          >
            {words.advice}
          </EmptyState>
        </Card>
      ) : (
        <FigureWords value={figures}>
          <ScansByDay days={days} file={file('by-day')} />
          <HourFigures hours={hours} whose={words.all} file={file('by-hour')} />
          <CountTable
            title={words.devices}
            column={words.device}
            rows={deviceRows(scans, figures)}
            file={file('by-device')}
          />
          <CountTable
            title={words.from}
            column={words.site}
            rows={referrerRows(scans, figures)}
            file={file('by-site')}
          >
            {words.siteNote}
          </CountTable>
        </FigureWords>
      )}
    </div>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  const { count } = useFormats();
  return (
    <div>
      <dt className="qk-soft qk-small">{label}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

const sumOf = (days: CodeScans['days']): number => days.reduce((sum, { count }) => sum + count, 0);
