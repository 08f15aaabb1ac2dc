import Box from '@mui/material/Box';
import type { OperationsReport } from '@qlaim/backend/contract';
import { Card, exactTime, formatCount, Notice, RelativeTime, Skeleton, useTitle } from '@qlaim/web-kit';
import { FailedUploads } from '../failed-uploads/index.ts';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { EngineTable } from './EngineTable.tsx';
import { FollowerTable } from './FollowerTable.tsx';
import { inWords } from './names.ts';
import { SenderChecked } from './SenderChecked.tsx';
import { useOperations } from './use-operations.ts';

/** Failed uploads that are listed at once. */
const SHOWN_FAILURES = 200;

/** The state of the running product. */
export function OperationsPage() {
  useTitle('Operations');
  const { data, error, refetch } = useOperations();
  return (
    <Box sx={{ pt: 5 }}>
      <h1 className="qk-page-title">Operations</h1>
      <Box component="p" className="qk-soft" sx={{ mb: 4 }}>
        {data ? `As of ${exactTime(data.at)}. ` : null}Read anew every five seconds.
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
        {data ? <Report report={data} /> : null}
        {data || error ? null : <Skeleton shape="block" height={320} />}
        <FailedUploads most={SHOWN_FAILURES} />
      </Box>
    </Box>
  );
}

/** What cannot be done now. */
function Troubles({ report: { refusedWrites, stopped, retrying } }: { report: OperationsReport }) {
  return (
    <>
      {refusedWrites.map(({ name, problem }) => (
        <Notice key={name} tone="danger" title={`${inWords(name)}: nothing can be written`}>
          {problem}. Scans and changes are refused until it takes writes again. It needs no restart.
        </Notice>
      ))}
      {stopped.map(({ name, problem }) => (
        <Notice key={name} tone="danger" title={`${inWords(name)} has stopped`}>
          {problem}. The log of the process says why. It starts again with the process.
        </Notice>
      ))}
      {retrying.map(({ name, reason, since, tries }) => (
        <Notice key={name} tone="note" title={`${inWords(name)}: tried again`}>
          {reason}. Tried {formatCount(tries)} {tries === 1 ? 'time' : 'times'} since{' '}
          <RelativeTime date={since} />. It goes on by itself.
        </Notice>
      ))}
    </>
  );
}

function Report({ report }: { report: OperationsReport }) {
  const { engines, readModels, reactions, relay, deferredMails, mailSender, webhookMessages } = report;
  const at = Date.parse(report.at);
  return (
    <>
      <Troubles report={report} />
      <FollowerTable title="Read models" rows={readModels} at={at} speeds>
        Lists and statistics, made from the event log. To rebuild them while the product runs: npm run
        rebuild.
      </FollowerTable>
      <FollowerTable title="Reactions" rows={reactions} at={at}>
        What the product does after an event. Files that wait here are still being prepared.
      </FollowerTable>
      {relay ? (
        <FollowerTable title="Relay" rows={[relay]} at={at}>
          The copy of the event log in Kafka.
        </FollowerTable>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <EngineTable engines={engines} />
        <Card as="section" aria-label="Mails and webhooks">
          <h2>Mails</h2>
          <p>
            <strong>{formatCount(deferredMails)}</strong> deferred by the mail server, and tried again.
          </p>
          {mailSender ? <SenderChecked check={mailSender} /> : null}
          <h2>Webhooks</h2>
          <p>
            <strong>
              {formatCount(webhookMessages.waiting)}
              {webhookMessages.more ? ' or more' : null}
            </strong>{' '}
            messages to deliver
            {webhookMessages.oldest === null ? null : (
              <>
                , the oldest from <RelativeTime date={webhookMessages.oldest} />
              </>
            )}
            .
          </p>
        </Card>
      </Box>
    </>
  );
}
