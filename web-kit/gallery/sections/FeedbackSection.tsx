import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  notify,
  Overlay,
  Progress,
  Steps,
} from '../../src/index.ts';
import { Section } from './Section.tsx';

export function FeedbackSection() {
  const [saving, setSaving] = useState(true);
  return (
    <Section title="Answers">
      <div className="qk-row">
        <Button variant="quiet" onClick={() => notify.ok('QR code updated successfully')}>
          Say that it worked
        </Button>
        <Button variant="quiet" onClick={() => notify.fail('Error while updating qr code')}>
          Say that it failed
        </Button>
        <Button variant="quiet" onClick={() => setSaving(!saving)}>
          Overlay
        </Button>
      </div>
      <div className="gallery-grid">
        <Notice tone="ok" title="Your page is ready">
          Scan the code to see it as others do.
        </Notice>
        <Notice
          tone="note"
          action={
            <LinkButton href="/" variant="quiet">
              Read on
            </LinkButton>
          }
        >
          This code belongs to someone else. If you bought the item, ask the seller.
        </Notice>
        <Notice tone="danger" title="The upload stopped">
          The connection was lost. Your text is safe; choose the file again.
        </Notice>
        <Card>
          <Steps
            steps={['Sign up', 'Confirm your e-mail', 'The code is yours']}
            done={1}
            label="Claiming this code"
          />
        </Card>
        <Card>
          <Progress label="bees-in-june.mp4" value={64} />
          <p>Saving takes a moment. What you typed stays where it is until then.</p>
          <Overlay open={saving} label="Saving…" />
        </Card>
        <Card>
          <EmptyState
            title="No codes yet"
            icon="page"
            level={3}
            action={<LinkButton href="/">Visit the store</LinkButton>}
          >
            Scan the code on something you bought and claim it.
          </EmptyState>
        </Card>
      </div>
    </Section>
  );
}
