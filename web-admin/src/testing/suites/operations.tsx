import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OperationsPage } from '../../operations/OperationsPage.tsx';
import { openPart } from '../open-console.tsx';

const SOUND = {
  at: '2026-11-24T10:00:00.000Z',
  engines: [],
  readModels: [],
  reactions: [],
  relay: null,
  deferredMails: 0,
  mailSender: null,
  webhookMessages: { waiting: 0, more: false, oldest: null },
  refusedWrites: [],
  retrying: [],
  stopped: [],
};

export function operationsSuite(): void {
  it('names the store that takes no writes, and what is tried again, with the reasons', async () => {
    answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */0' });
    answerRoute(CONSOLE_ROUTES.operations, () => ({
      ...SOUND,
      refusedWrites: [{ name: 'event store', problem: 'the disk is full' }],
      retrying: [{ name: 'mail-outbox', reason: 'refused', since: SOUND.at, tries: 1200 }],
    }));
    openPart(<OperationsPage />);
    const refused = (await screen.findByText('Event log: nothing can be written')).closest('.qk-notice');
    expect(refused?.textContent).toContain('the disk is full. Scans and changes are refused');
    const retried = screen.getByText('Mails: tried again').closest('.qk-notice');
    expect(retried?.textContent).toMatch(/refused\. Tried 1,200 times since/);
  });
}
