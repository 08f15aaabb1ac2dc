import Box from '@mui/material/Box';
import type { ScanStatistics } from '@qlaim/backend/contract';
import { formatCount, printCode } from '@qlaim/web-kit';
import {
  CountTable,
  DayFigures,
  dayInWords,
  deviceRows,
  HourFigures,
  referrerRows,
} from '@qlaim/web-kit/figures';
import { Link } from 'react-router-dom';
import { codesAddress } from '../api/code-addresses.ts';
import { RankTable } from './RankTable.tsx';

/** The scans of the chosen days, as charts and tables. */
export function Statistics({ statistics }: { statistics: ScanStatistics }) {
  const { from, to, total, days, hours, codes, batches } = statistics;
  const file = (kind: string) => `qlaim-scans-${kind}-${from}-${to}.csv`;
  return (
    <>
      <Box component="p" role="status" sx={{ mb: 4 }}>
        <strong>{formatCount(total)}</strong> {total === 1 ? 'scan' : 'scans'} from {dayInWords(from)} to{' '}
        {dayInWords(to)}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
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
          rows={codes.map(({ code, ...counts }) => ({
            key: code,
            label: (
              <Link className="qk-code" to={codesAddress({ link: code })}>
                {printCode(code)}
              </Link>
            ),
            ...counts,
          }))}
        >
          The 20 codes with the most scans of all time. A code keeps its daily scans for 90 days.
        </RankTable>
        <RankTable
          title="Most scanned batches"
          column="Batch"
          file={file('by-batch')}
          rows={batches.map(({ id, ...batch }) => ({ key: id, label: <BatchName {...batch} />, ...batch }))}
        >
          The 20 batches with the most scans of all time. A batch keeps its daily scans for 90 days.
        </RankTable>
      </Box>
    </>
  );
}

function BatchName({ createdAt, codes }: Pick<ScanStatistics['batches'][number], 'createdAt' | 'codes'>) {
  if (createdAt === null) return 'Not known yet';
  return (
    <>
      {dayInWords(createdAt)}
      <Box component="span" className="qk-soft qk-small" sx={{ display: 'block' }}>
        {formatCount(codes)} {codes === 1 ? 'code' : 'codes'}
      </Box>
    </>
  );
}
