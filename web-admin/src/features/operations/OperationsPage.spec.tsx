import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { aReport } from '../../testing/operations.ts';
import { OperationsPage } from './OperationsPage.tsx';

const SOUND = aReport();

beforeEach(() => {
  answerRoute(CONSOLE_ROUTES.rebuilds, () => ({ readModels: [], latest: null }));
});

describe('the operations', () => {
  it('names the store that takes no writes, and what is tried again, with the reasons', async () => {
    answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */0' });
    answerRoute(CONSOLE_ROUTES.operations, () => ({
      ...SOUND,
      refusedWrites: [{ name: 'event store', problem: 'the disk is full' }],
      retrying: [{ name: 'mail-outbox', reason: 'refused', since: SOUND.at, tries: 1200 }],
    }));
    openPart(<OperationsPage />);
    const refused = (await screen.findByText('Event log: nothing can be written')).closest('.qk-notice');
    expect(refused?.textContent).toMatch(/the disk is full\..*Scans and changes are refused.*Make room/);
    const retried = screen.getByText('Mails: tried again').closest('.qk-notice');
    expect(retried?.textContent).toMatch(/refused\. Tried 1,200 times\. Since 24 November 2026/);
    expect(screen.queryByText(/^All is well/)).toBeNull();
  });

  it('say in one line that all is well', async () => {
    answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */0' });
    answerRoute(CONSOLE_ROUTES.operations, () => SOUND);
    openPart(<OperationsPage />);
    await screen.findByText('All is well. Every engine answers, and nothing is behind.');
  });
});
