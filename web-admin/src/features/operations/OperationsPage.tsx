import type { OperationsReport } from '@qlaim/backend/contract';
import { Card, exactTime, formatCount, RelativeTime } from '@qlaim/web-kit';
import { Columns } from '../../widgets/Columns.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadState } from '../../widgets/ReadState.tsx';
import { FailedUploads } from '../failed-uploads/index.ts';
import { EngineTable } from './EngineTable.tsx';
import { FollowerTable } from './FollowerTable.tsx';
import { Rebuilds } from './rebuild/Rebuilds.tsx';
import { SenderChecked } from './SenderChecked.tsx';
import { StateOfAll } from './state/StateOfAll.tsx';
import { useOperations } from './use-operations.ts';

/** Failed uploads that are listed at once. */
const SHOWN_FAILURES = 200;

/** The state of the running product. */
export function OperationsPage() {
  const read = useOperations();
  const { data } = read;
  return (
    <PageFrame
      title="Operations"
      intro={`${data ? `As of ${exactTime(data.at)}. ` : ''}Read anew every five seconds.`}
    >
      <ReadState read={read} height={320} />
      {data ? <Report report={data} /> : null}
      <FailedUploads most={SHOWN_FAILURES} />
    </PageFrame>
  );
}

function Report({ report }: { report: OperationsReport }) {
  const { engines, readModels, reactions, relay, deferredMails, mailSender, webhookMessages } = report;
  const at = Date.parse(report.at);
  return (
    <>
      <StateOfAll report={report} />
      <FollowerTable title="Read models" rows={readModels} at={at} speeds>
        Lists and statistics, made from the event log.
      </FollowerTable>
      <Rebuilds />
      <FollowerTable title="Reactions" rows={reactions} at={at}>
        What the product does after an event. Files that wait here are still being prepared.
      </FollowerTable>
      {relay ? (
        <FollowerTable title="Relay" rows={[relay]} at={at}>
          The copy of the event log in Kafka.
        </FollowerTable>
      ) : null}
      <Columns>
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
      </Columns>
    </>
  );
}
