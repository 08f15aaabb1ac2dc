import type { SenderCheck } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Badge, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';

type State = SenderCheck['dkim'];

const TONES: Readonly<Record<State, 'ok' | 'danger' | 'neutral'>> = {
  found: 'ok',
  missing: 'danger',
  several: 'danger',
  different: 'danger',
  unknown: 'neutral',
  elsewhere: 'neutral',
};

/** The records of DNS with which receivers recognise our mails. */
export function SenderChecked({ check: { domain, at, spf, dkim, dmarc } }: { check: SenderCheck }) {
  const { mails } = useTexts(OPERATIONS).page;
  const records = [
    ['SPF', spf],
    ['DKIM', dkim],
    ['DMARC', dmarc],
  ] as const;
  return (
    <>
      <p>{fill((when) => mails.records(domain, when), <RelativeTime date={at} />)}</p>
      <ul>
        {records.map(([name, state]) => (
          <li key={name}>
            {name} <Badge tone={TONES[state]}>{mails.states[state]}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
