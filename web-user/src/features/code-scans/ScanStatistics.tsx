import type { CodeScans } from '@qlaim/backend/contract';
import { Card, EmptyState, formatCount, Icon, LinkButton } from '@qlaim/web-kit';
import { CountTable, deviceRows, HourFigures, referrerRows } from '@qlaim/web-kit/figures';
import { ScansByDay } from './ScansByDay.tsx';

interface ScanStatisticsProps {
  scans: CodeScans;
  name: string | undefined;
  /** The short code as it is printed. */
  code: string;
  shortCode: string;
}

export function ScanStatistics({ scans, name, code, shortCode }: ScanStatisticsProps) {
  const { total, days, hours } = scans;
  const file = (kind: string) => `qlaim-${shortCode}-scans-${kind}.csv`;
  return (
    <div className="qu-scans">
      <Card as="section" className="qu-scans-head" aria-label="The code and its scans in short">
        <div className="qu-scans-name">
          <h2>{name ?? code}</h2>
          {name === undefined ? null : <p className="qk-code qk-soft">{code}</p>}
        </div>
        <dl className="qu-scans-totals">
          <Total label="In total" value={total} />
          <Total label="30 days" value={sumOf(days.slice(-30))} />
          <Total label="Today (UTC)" value={sumOf(days.slice(-1))} />
        </dl>
      </Card>
      {total === 0 ? (
        <Card>
          <EmptyState
            icon="chart"
            title="No scans yet"
            action={
              <LinkButton href={`/edit/${shortCode}`} variant="quiet" icon={<Icon name="edit" />}>
                Edit QR
              </LinkButton>
            }
          >
            Your own visits do not count. Ask somebody to scan the code.
          </EmptyState>
        </Card>
      ) : (
        <>
          <ScansByDay days={days} file={file('by-day')} />
          <HourFigures hours={hours} whose="All scans" file={file('by-hour')} />
          <CountTable title="Devices" column="Device" rows={deviceRows(scans)} file={file('by-device')} />
          <CountTable title="Where from" column="Site" rows={referrerRows(scans)} file={file('by-site')}>
            The site with the link that was followed. A scan with a camera comes from no site.
          </CountTable>
        </>
      )}
    </div>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="qk-soft qk-small">{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}

const sumOf = (days: CodeScans['days']): number => days.reduce((sum, { count }) => sum + count, 0);
