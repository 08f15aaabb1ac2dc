import type { OperationsReport } from '@qlaim/backend/contract';
import { LOCALES } from '@qlaim/backend/texts';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { describe, expect, it } from 'vitest';
import { aReport, aSenderCheck } from '../../../testing/operations.ts';
import { troublesOf } from './troubles.ts';

const AT = '2026-11-24T10:00:00.000Z';
const YESTERDAY = '2026-11-23T09:00:00.000Z';
const UP = { position: null, waiting: 0, more: false, oldest: null } as const;
const LATE = { position: '12/34', waiting: 100, more: true, oldest: YESTERDAY } as const;

const WELL = aReport({
  at: AT,
  engines: [{ name: 'vault', answeredIn: 4, problem: null }],
  readModels: [{ name: 'codes', ...UP, eventsPerSecond: null, rebuilt: null }],
  reactions: [{ name: 'mail-outbox', ...UP }],
  webhookMessages: { waiting: 3, more: false, oldest: AT },
});
const words = (await OPERATIONS.first('en')).texts;
const troubles = (over: Partial<OperationsReport>) =>
  troublesOf({ ...WELL, ...over }, { words, locale: LOCALES.en, say: (message) => message });
const titles = (over: Partial<OperationsReport>) => troubles(over).map(({ title }) => title);

describe('the troubles of a report', () => {
  it('are none where all is well, also while a read model is rebuilt', () => {
    expect(titles({})).toEqual([]);
    expect(titles({ readModels: [{ name: 'codes', ...LATE, eventsPerSecond: null, rebuilt: 0.5 }] })).toEqual(
      [],
    );
  });

  it('are the engines first, then what fails, then what is behind', () => {
    expect(
      titles({
        engines: [{ name: 'files', answeredIn: null, problem: 'does not answer' }],
        refusedWrites: [{ name: 'event store', problem: 'the disk is full' }],
        stopped: [{ name: 'webhook-sender', problem: 'it broke' }],
        retrying: [{ name: 'mail-outbox', reason: 'refused', since: AT, tries: 1 }],
        readModels: [{ name: 'codes', ...LATE, eventsPerSecond: null, rebuilt: null }],
        reactions: [{ name: 'settle-claims', ...LATE }],
        relay: { name: 'kafka', ...LATE },
      }),
    ).toEqual([
      'Event log: nothing can be written',
      'Files: no answer',
      'Deliveries of webhooks has stopped',
      'Mails: tried again',
      'Codes: behind',
      'Waiting claims: behind',
      'Kafka: behind',
    ]);
  });

  it('are mails that wait, and records of the sender that are not right', () => {
    const wrong = { spf: 'missing', dkim: 'elsewhere', dmarc: 'several' } as const;
    const mailSenders = [
      { ...aSenderCheck('a.example'), ...wrong },
      aSenderCheck('b.example'),
      { ...aSenderCheck('c.example'), dkim: 'different' } as const,
    ];
    expect(titles({ deferredMails: 1, mailSenders })).toEqual([
      '1 mail is deferred',
      'SPF, DMARC: the records of a.example are not right',
      'DKIM: the records of c.example are not right',
    ]);
    expect(titles({ mailSenders: [{ ...aSenderCheck(), dmarc: 'unknown' }] })).toEqual([]);
  });

  it('are scans that wait in a file, for which the log that is away refuses no scans', () => {
    const refusedWrites = [{ name: 'event store', problem: 'the disk is full' }];
    const [refused] = troubles({ refusedWrites });
    expect(refused?.buyers).toMatch(/^Scans and changes are refused/);
    const spooled = troubles({ refusedWrites, spooledScans: { scans: 1200, since: YESTERDAY } });
    expect(spooled).toMatchObject([
      { title: 'Event log: nothing can be written', buyers: words.spool.away },
      { title: '1,200 scans wait in a file for the event log', since: YESTERDAY, tone: 'note' },
    ]);
  });

  it('are messages of webhooks that wait for a day, and lead to the webhooks', () => {
    const [trouble, ...others] = troubles({
      webhookMessages: { waiting: 1200, more: false, oldest: YESTERDAY },
    });
    expect(others).toEqual([]);
    expect(trouble).toMatchObject({
      title: '1,200 messages of webhooks wait for more than a day',
      since: YESTERDAY,
      open: { to: '/webhooks' },
    });
  });

  it('are a back-up that failed or is old, and damage that an audit found', () => {
    const good = { id: '20261121T030000Z', at: '2026-11-22T09:59:59.000Z', size: 1, place: '/mnt' };
    const failed = { at: AT, problem: 'the disk is full' };
    const young = { ...good, at: YESTERDAY };
    expect(titles({ backup: { good: young, failed: null }, audit: { at: AT, differences: 0 } })).toEqual([]);
    expect(titles({ backup: { good, failed }, audit: { at: AT, differences: 2 } })).toEqual([
      'The audit found 2 differences',
      'The last good back-up is older than two days',
      'The back-up failed',
    ]);
    expect(troubles({ backup: { good: young, failed } })).toMatchObject([
      { tone: 'note', reason: 'the disk is full', since: AT },
    ]);
    expect(troubles({ backup: { good: null, failed } })).toMatchObject([{ tone: 'danger' }]);
  });

  it('are lists of threats that could not be read', () => {
    const list = { name: 'feed', readAt: AT, checkedAt: AT, entries: 2, problem: null };
    expect(titles({ destinationLists: [list] })).toEqual([]);
    expect(troubles({ destinationLists: [{ ...list, problem: 'There is no such file' }] })).toMatchObject([
      { title: 'The list of threats feed could not be read', reason: 'There is no such file', since: AT },
    ]);
  });

  it('each say what it means for buyers, and what to do', () => {
    const [unknown] = troubles({ engines: [{ name: 'other', answeredIn: null, problem: null }] });
    expect(unknown?.buyers).not.toBe('');
    expect(unknown?.remedy).not.toBe('');
  });
});
