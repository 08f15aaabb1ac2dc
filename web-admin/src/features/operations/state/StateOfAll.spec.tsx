import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openPart } from '../../../testing/open-console.tsx';
import { aReport } from '../../../testing/operations.ts';
import { StateOfAll } from './StateOfAll.tsx';

const UP = { position: null, waiting: 0, more: false, oldest: null } as const;
const WELL = aReport({ readModels: [{ name: 'codes', ...UP, eventsPerSecond: null, rebuilt: 0.509 }] });

it('names the read models that are rebuilt', () => {
  openPart(<StateOfAll report={WELL} />);
  screen.getByText('All is well. Read models are rebuilt, and show the state from before: Codes 50 %.');
});

it('says since when, what it means for buyers, and what to do, and leads there', () => {
  const oldest = '2026-11-20T10:00:00.000Z';
  openPart(
    <StateOfAll
      report={{
        ...WELL,
        engines: [{ name: 'files', answeredIn: null, problem: 'does not answer' }],
        webhookMessages: { waiting: 2, more: false, oldest },
      }}
    />,
  );
  const files = screen.getByText('Files: no answer').closest('.qk-notice');
  expect(files?.textContent).toMatch(/does not answer\. Seen on this page since 24 November 2026/);
  expect([...(files?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'For buyers',
    'What to do',
  ]);
  const webhooks = screen.getByText('2 messages of webhooks wait for more than a day').closest('.qk-notice');
  expect(webhooks?.textContent).toContain('Since 20 November 2026');
  expect(screen.getByText('Open the webhooks').closest('a')?.getAttribute('href')).toBe('/webhooks');
});

function Reports() {
  const [mails, setMails] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setMails(2)}>
        Next
      </button>
      <StateOfAll report={aReport({ at: `2026-11-2${mails}T10:00:00.000Z`, deferredMails: mails })} />
    </>
  );
}

it('keeps since when a trouble is seen, whatever it counts', async () => {
  openPart(<Reports />);
  fireEvent.click(screen.getByText('Next'));
  const mails = (await screen.findByText('2 mails are deferred')).closest('.qk-notice');
  expect(mails?.textContent).toContain('Seen on this page since 21 November 2026');
});
