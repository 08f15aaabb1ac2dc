import { useState } from 'react';
import { Button, Icon, IconButton, LinkButton, Spinner, Switch } from '../../src/index.ts';
import { Section } from './Section.tsx';

export function ActionSection() {
  const [on, setOn] = useState(true);
  return (
    <Section title="Actions">
      <div className="qk-row">
        <Button>Save</Button>
        <Button variant="quiet" icon={<Icon name="eye" />}>
          Preview
        </Button>
        <Button variant="danger" icon={<Icon name="trash" />}>
          Delete
        </Button>
        <LinkButton href="/edit/1" variant="quiet" icon={<Icon name="edit" />}>
          Edit QR
        </LinkButton>
        <IconButton icon="trash" label="Delete this code" />
      </div>
      <div className="qk-row">
        <Button busy>Save</Button>
        <Button busy busyLabel="Verifying...">
          Submit
        </Button>
        <Button variant="quiet" busy>
          Preview
        </Button>
        <Button disabled>Save</Button>
        <Button variant="quiet" disabled>
          Preview
        </Button>
        <Spinner label="Loading" />
      </div>
      <div className="qk-row">
        <Switch label="Enabled" checked={on} onChange={setOn} />
        <Switch
          label="Approval"
          stateLabels={{ on: 'Approved', off: 'Disapproved' }}
          checked={!on}
          onChange={(next) => setOn(!next)}
        />
        <Switch label="On its way" checked busy onChange={setOn} />
        <Switch label="Not yours" checked={false} disabled onChange={setOn} />
      </div>
    </Section>
  );
}
