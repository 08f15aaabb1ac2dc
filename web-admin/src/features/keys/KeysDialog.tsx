import './keys.css';
import { KEYS } from '@qlaim/backend/texts/console/keys';
import { Dialog, Switch, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';
import { useKeysOn } from '../../widgets/use-keys.ts';
import { KEY_GROUPS, type KeySign } from './key-groups.ts';

const GROUPS = [
  'page',
  'codes',
  'table',
  'sheet',
  'row',
] as const satisfies readonly (keyof typeof KEY_GROUPS)[];

/** The keys of the console, and whether they act. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(KEYS);
  const [on, setOn] = useKeysOn();
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <div className="qa-keys">
        <div>
          <Switch label={words.single} stateLabels={words} checked={on} onChange={() => setOn(!on)} />
          <p className="qk-soft qk-small">{words.advice}</p>
        </div>
        {GROUPS.map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ group }: { group: keyof typeof KEY_GROUPS }) {
  const words = useTexts(KEYS);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="qa-keys-title">
        {words.groups[group]}
      </h3>
      <dl className="qa-keys-list">
        {KEY_GROUPS[group].map(([does, ...signs]) => (
          <Key key={does} signs={signs} does={words.does[does]} />
        ))}
      </dl>
    </section>
  );
}

/** One key or another, and what they do. */
function Key({ signs, does }: { signs: readonly KeySign[]; does: string }) {
  const { locale } = useFormats();
  const names: Readonly<Record<string, string>> = useTexts(KEYS).names;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <>
      <dt>
        {list
          .formatToParts(signs.map((sign) => names[sign] ?? sign))
          .map(({ type, value }) => (type === 'element' ? <kbd key={value}>{value}</kbd> : value))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
