import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Card, Icon, IconButton, LinkButton, Steps, useHydrating } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { isDismissed, rememberDismissed } from './first-steps.ts';

/** What follows a first claim. It stays until it is dismissed, or the code leads somewhere. */
export function FirstSteps({ code }: { code: Barcode }) {
  const words = useTexts(CODES).first;
  const [dismissed, setDismissed] = useState(isDismissed);
  const hydrating = useHydrating();
  // The server does not know what was dismissed in this browser.
  if (dismissed && !hydrating) return null;

  function dismiss() {
    rememberDismissed();
    setDismissed(true);
    // The button is gone, and the focus must not be lost with it.
    document.getElementById('main')?.focus();
  }

  return (
    <Card as="section" className="qu-first" aria-labelledby="first-steps">
      <div className="qu-first-head">
        <h2 id="first-steps">{words.title}</h2>
        <IconButton icon="close" label={words.dismiss} onClick={dismiss} />
      </div>
      <Steps steps={words.steps} done={1} label={words.label} />
      <LinkButton href={`/edit/${code.shortCode}`} icon={<Icon name="edit" />}>
        {words.choose}
      </LinkButton>
    </Card>
  );
}
