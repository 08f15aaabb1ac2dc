import type { SenderCheck } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Badge, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { MendRecord } from './MendRecord.tsx';

type State = SenderCheck['dkim'];

const TONES: Readonly<Record<State, 'ok' | 'danger' | 'neutral'>> = {
  found: 'ok',
  missing: 'danger',
  several: 'danger',
  different: 'danger',
  unknown: 'neutral',
  elsewhere: 'neutral',
};

/** The records of DNS with which receivers recognise the mails of a sender, and how to mend those that are not right. */
export function SenderChecked({ check }: { check: SenderCheck }) {
  const { domain, at, spf, dkim, dmarc, wanted } = check;
  const { mails } = useTexts(OPERATIONS).page;
  const records = [
    ['SPF', spf, wanted.spf],
    ['DKIM', dkim, wanted.dkim],
    ['DMARC', dmarc, wanted.dmarc],
  ] as const;
  return (
    <>
      <p>{fill((when) => mails.records(domain, when), <RelativeTime date={at} />)}</p>
      <ul className="qa-records">
        {records.map(([name, state, right]) => (
          <li key={name}>
            {name} <Badge tone={TONES[state]}>{mails.states[state]}</Badge>
            {right ? <MendRecord name={name} state={state} domain={domain} right={right} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
