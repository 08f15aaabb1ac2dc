import './mails.css';
import type { SenderCheck, WantedRecord } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Button, notify } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface MendRecordProps {
  /** What the record is for. */
  name: 'SPF' | 'DKIM' | 'DMARC';
  state: SenderCheck['dkim'];
  /** The domain of the sender. */
  domain: string;
  right: WantedRecord;
}

/** Shows the record that mends a wrong one. Nothing where it is right, or where nothing is known of it. */
export function MendRecord({ name, state, domain, right }: MendRecordProps) {
  const { mend } = useTexts(OPERATIONS).page.mails;
  if (state !== 'missing' && state !== 'several' && state !== 'different') return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(right.value);
      notify.ok(mend.copied);
    } catch {
      notify.fail(mend.notCopied);
    }
  }
  return (
    <div className="qa-mend">
      <p>{mend[state]}</p>
      <dl>
        <dt>{mend.name}</dt>
        <dd>
          <code dir="ltr">{right.name}</code>
        </dd>
        <dt>{mend.value}</dt>
        <dd>
          <code dir="ltr">{right.value}</code>
        </dd>
      </dl>
      {name === 'SPF' ? <p className="qk-soft qk-small">{mend.server}</p> : null}
      <Button variant="quiet" onClick={() => void copy()}>
        {mend.copy(name, domain)}
      </Button>
    </div>
  );
}
