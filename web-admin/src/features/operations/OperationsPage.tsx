import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Card, RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Columns } from '../../widgets/Columns.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadState } from '../../widgets/ReadState.tsx';
import { FailedUploads } from '../failed-uploads/index.ts';
import { CertificatesCard } from './CertificatesCard.tsx';
import { CheckedCard } from './CheckedCard.tsx';
import { EngineTable } from './EngineTable.tsx';
import { FollowerTable } from './FollowerTable.tsx';
import { ListsCard } from './ListsCard.tsx';
import { SenderChecked } from './mails/index.ts';
import { RetentionCard } from './RetentionCard.tsx';
import { Rebuilds } from './rebuild/Rebuilds.tsx';
import { StateOfAll } from './state/StateOfAll.tsx';
import { useOperations } from './use-operations.ts';

/** Failed uploads that are listed at once. */
const SHOWN_FAILURES = 200;

/** The state of the running product. */
export function OperationsPage() {
  const { page } = useTexts(OPERATIONS);
  const { exactTime } = useFormats();
  const read = useOperations();
  const { data } = read;
  return (
    <PageFrame title={page.title} intro={data ? `${page.asOf(exactTime(data.at))} ${page.anew}` : page.anew}>
      <ReadState read={read} height={320} />
      {data ? <Report report={data} /> : null}
      <FailedUploads most={SHOWN_FAILURES} />
    </PageFrame>
  );
}

function Report({ report }: { report: OperationsReport }) {
  const { page } = useTexts(OPERATIONS);
  const { mails } = page;
  const { count } = useFormats();
  const { engines, readModels, reactions, relay, deferredMails, mailSenders, webhookMessages } = report;
  const at = Date.parse(report.at);
  return (
    <>
      <StateOfAll report={report} />
      <Columns>
        <div className="qk-stack">
          <FollowerTable title={page.readModels} rows={readModels} at={at} speeds>
            {page.readModelsNote}
          </FollowerTable>
          <Rebuilds />
        </div>
        <div className="qk-stack">
          <FollowerTable title={page.reactions} rows={reactions} at={at}>
            {page.reactionsNote}
          </FollowerTable>
          {relay ? (
            <FollowerTable title={page.relay} rows={[relay]} at={at}>
              {page.relayNote}
            </FollowerTable>
          ) : null}
        </div>
      </Columns>
      {report.certificates.length > 0 ? <CertificatesCard certificates={report.certificates} /> : null}
      <CheckedCard backup={report.backup} audit={report.audit} />
      <ListsCard lists={report.destinationLists} />
      {report.retention ? <RetentionCard retention={report.retention} /> : null}
      <Columns>
        <EngineTable engines={engines} />
        <Card as="section" className="qk-stack" aria-label={mails.label}>
          <h2>{mails.title}</h2>
          <p>{fill(mails.deferred, <strong>{count(deferredMails)}</strong>)}</p>
          {mailSenders.map((check) => (
            <SenderChecked key={check.domain} check={check} />
          ))}
          <h2>{mails.webhooks}</h2>
          <WaitingMessages messages={webhookMessages} />
        </Card>
      </Columns>
    </>
  );
}

function WaitingMessages({ messages }: { messages: OperationsReport['webhookMessages'] }) {
  const { mails } = useTexts(OPERATIONS).page;
  const { count } = useFormats();
  const { waiting, more, oldest } = messages;
  const shown = <strong>{more ? mails.more(count(waiting)) : count(waiting)}</strong>;
  return (
    <p>
      {oldest === null
        ? fill(mails.waiting, shown)
        : fill(mails.waitingSince, shown, <RelativeTime date={oldest} />)}
    </p>
  );
}
