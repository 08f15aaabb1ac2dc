import './scans.css';
import type { ScanStatistics } from '@qlaim/backend/contract';
import { formatCount, printCode } from '@qlaim/web-kit';
import {
  CountTable,
  DayFigures,
  dayText,
  deviceRows,
  HourFigures,
  referrerRows,
} from '@qlaim/web-kit/figures';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { batchAddress, codeAddress } from '../../api/addresses.ts';
import { RankTable } from './RankTable.tsx';
import { rankedBatchName } from './ranked-batch-name.ts';

interface StatisticsProps {
  statistics: ScanStatistics;
  /** What is to be known of the days; empty for nothing. */
  note: string;
}

/** The scans of the chosen days, as charts and tables. */
export function Statistics({ statistics, note }: StatisticsProps) {
  const { from, to, total, days, hours, codes, batches } = statistics;
  const file = (kind: string) => `qlaim-scans-${kind}-${from}-${to}.csv`;
  return (
    <>
      <p role="status" className="qa-scan-total">
        <strong>{formatCount(total)}</strong> {total === 1 ? 'scan' : 'scans'} from {dayText(from)} to{' '}
        {dayText(to)}
        {note === '' ? null : <Small>{note}</Small>}
      </p>
      <div className="qa-scan-figures">
        <DayFigures days={days} file={file('by-day')} />
        <HourFigures hours={hours} whose="The scans of these days" file={file('by-hour')} />
        <CountTable title="Devices" column="Device" rows={deviceRows(statistics)} file={file('by-device')} />
        <CountTable title="Where from" column="Site" rows={referrerRows(statistics)} file={file('by-site')}>
          The site with the link that was followed. A scan with a camera comes from no site.
        </CountTable>
        <RankTable
          title="Most scanned codes"
          column="Code"
          file={file('by-code')}
          rows={codes.map(({ code, name, ...counts }) => ({
            key: code,
            name: name ?? '',
            label: (
              <>
                <Link className="qk-code" to={codeAddress(code, 'scans')}>
                  {printCode(code)}
                </Link>
                {name === null ? null : <Small>{name}</Small>}
              </>
            ),
            ...counts,
          }))}
        >
          The 20 codes with the most scans of all time.
        </RankTable>
        <RankTable
          title="Most scanned batches"
          column="Batch"
          file={file('by-batch')}
          rows={batches.map((batch) => ({
            ...batch,
            key: batch.id,
            name: rankedBatchName(batch),
            label: <BatchName batch={batch} />,
          }))}
        >
          The 20 batches with the most scans of all time.
        </RankTable>
      </div>
    </>
  );
}

function BatchName({ batch }: { batch: ScanStatistics['batches'][number] }) {
  const { id, createdAt, codes } = batch;
  if (createdAt === null) return rankedBatchName(batch);
  return (
    <>
      <Link to={batchAddress(id)}>{rankedBatchName(batch)}</Link>
      <Small>
        {formatCount(codes)} {codes === 1 ? 'code' : 'codes'}
      </Small>
    </>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="qa-scan-small qk-soft qk-small">{children}</span>
);
