import type { Barcode } from '@qlaim/backend/contract';
import { Card, Icon, IconButton, LinkButton, Steps, useHydrating } from '@qlaim/web-kit';
import { useState } from 'react';
import { isDismissed, rememberDismissed } from './first-steps.ts';

const STEPS = ['Claim your code', 'Choose where it leads', 'Scan it to see it work'] as const;

/** Shown to the owner of one code that leads nowhere yet, until it is dismissed. */
export function FirstSteps({ codes }: { codes: readonly Barcode[] }) {
  const [dismissed, setDismissed] = useState(isDismissed);
  const hydrating = useHydrating();
  const [first, ...others] = codes;
  // The server does not know what was dismissed in this browser.
  if ((dismissed && !hydrating) || !first || first.storedInfo !== null || others.length > 0) return null;

  function dismiss() {
    rememberDismissed();
    setDismissed(true);
    // The button is gone, and the focus must not be lost with it.
    document.getElementById('main')?.focus();
  }

  return (
    <Card as="section" className="qu-first" aria-labelledby="first-steps">
      <div className="qu-first-head">
        <h2 id="first-steps">The code is yours</h2>
        <IconButton icon="close" label="Dismiss these steps" onClick={dismiss} />
      </div>
      <Steps steps={STEPS} done={1} label="First steps" />
      <LinkButton href={`/edit/${first.shortCode}`} icon={<Icon name="edit" />}>
        Choose where it leads
      </LinkButton>
    </Card>
  );
}
