import './scans.css';
import type { ScanStatistics } from '@qlaim/backend/contract';
import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { printCode, useFormats } from '@qlaim/web-kit';
import {
  CountTable,
  DayFigures,
  dayText,
  deviceRows,
  HourFigures,
  referrerRows,
} from '@qlaim/web-kit/figures';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { batchAddress, codeAddress } from '../../api/addresses.ts';
import { RankTable } from './RankTable.tsx';
import { useRankedBatchName } from './use-ranked-batch-name.ts';

interface StatisticsProps {
  statistics: ScanStatistics;
  /** What is to be known of the days; empty for nothing. */
  note: string;
}

/** The scans of the chosen days, as charts and tables. */
export function Statistics({ statistics, note }: StatisticsProps) {
  const words = useTexts(ALL_SCANS);
  const { count, locale } = useFormats();
  const batchName = useRankedBatchName();
  const { from, to, total, days, hours, codes, batches } = statistics;
  const [first, last] = [dayText(from, locale), dayText(to, locale)];
  const file = (kind: string) => `qlaim-scans-${kind}-${from}-${to}.csv`;
  return (
    <>
      <p role="status" className="qa-scan-total">
        {fill(
          (shown) =>
            from === to ? words.onDay(total, shown, first) : words.total(total, shown, first, last),
          <strong>{count(total)}</strong>,
        )}
        {note === '' ? null : <Small>{note}</Small>}
      </p>
      <div className="qa-scan-figures">
        <DayFigures days={days} file={file('by-day')} />
        <HourFigures hours={hours} whose={words.whose} file={file('by-hour')} />
        <CountTable
          title={words.devices}
          column={words.device}
          rows={deviceRows(statistics, words.figures)}
          file={file('by-device')}
        />
        <CountTable
          title={words.sites}
          column={words.site}
          rows={referrerRows(statistics, words.figures)}
          file={file('by-site')}
        >
          {words.siteNote}
        </CountTable>
        <RankTable
          title={words.codes}
          column={words.code}
          file={file('by-code')}
          rows={codes.map(({ code, name, ...counts }) => ({
            key: code,
            name: name ?? '',
            label: (
              <>
                <Link className="qk-code" to={codeAddress(code, 'scans')}>
                  {printCode(code)}
                </Link>
                {name === null ? null : (
                  <Small>
                    <bdi>{name}</bdi>
                  </Small>
                )}
              </>
            ),
            ...counts,
          }))}
        >
          {words.codesNote}
        </RankTable>
        <RankTable
          title={words.batches}
          column={words.batch}
          file={file('by-batch')}
          rows={batches.map((batch) => ({
            ...batch,
            key: batch.id,
            name: batchName(batch),
            label: <BatchName batch={batch} />,
          }))}
        >
          {words.batchesNote}
        </RankTable>
      </div>
    </>
  );
}

function BatchName({ batch }: { batch: ScanStatistics['batches'][number] }) {
  const words = useTexts(ALL_SCANS);
  const { id, createdAt, codes } = batch;
  const name = useRankedBatchName()(batch);
  if (createdAt === null) return name;
  return (
    <>
      <Link to={batchAddress(id)} dir="auto">
        {name}
      </Link>
      <Small>{words.size(codes)}</Small>
    </>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="qa-scan-small qk-soft qk-small">{children}</span>
);
