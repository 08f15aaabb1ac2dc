import './keys.css';
import { Dialog, Switch } from '@qlaim/web-kit';
import { useId } from 'react';
import { useKeysOn } from '../../widgets/use-keys.ts';
import { KEY_GROUPS, type KeyGroup } from './key-groups.ts';

const ON = { on: 'On', off: 'Off' };

/** The keys of the console, and whether they act. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useKeysOn();
  return (
    <Dialog open title="Keys" onClose={onClose}>
      <div className="qa-keys">
        <div>
          <Switch label="Single keys" stateLabels={ON} checked={on} onChange={() => setOn(!on)} />
          <p className="qk-soft qk-small">
            Single keys rest while you type. Turn them off where you dictate, or where they are in your way.
          </p>
        </div>
        {KEY_GROUPS.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, keys }: KeyGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="qa-keys-title">
        {title}
      </h3>
      <dl className="qa-keys-list">
        {keys.map(({ names, does }) => (
          <Key key={does} names={names} does={does} />
        ))}
      </dl>
    </section>
  );
}

const Key = ({ names, does }: KeyGroup['keys'][number]) => (
  <>
    <dt>
      {names.map((name, place) => (
        <span key={name}>
          {place === 0 ? null : ' or '}
          <kbd>{name}</kbd>
        </span>
      ))}
    </dt>
    <dd>{does}</dd>
  </>
);
