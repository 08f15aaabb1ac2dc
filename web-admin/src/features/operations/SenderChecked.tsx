import type { SenderCheck } from '@qlaim/backend/contract';
import { Badge, RelativeTime } from '@qlaim/web-kit';

type State = SenderCheck['dkim'];

const WORDS: Readonly<Record<State, string>> = {
  found: 'found',
  missing: 'missing',
  several: 'more than one',
  different: 'another key',
  unknown: 'DNS does not answer',
  elsewhere: 'not signed here',
};
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
  const records = [
    ['SPF', spf],
    ['DKIM', dkim],
    ['DMARC', dmarc],
  ] as const;
  return (
    <>
      <p>
        Records of {domain} in DNS, read <RelativeTime date={at} />:
      </p>
      <ul>
        {records.map(([name, state]) => (
          <li key={name}>
            {name} <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
