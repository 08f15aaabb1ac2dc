import type { OperationsReport, SenderCheck } from '@qlaim/backend/contract';
import type { Rebuild } from '@qlaim/backend/contract/console';

/** Returns a report in which all is well. `over` replaces fields. */
export const aReport = (over: Partial<OperationsReport> = {}): OperationsReport => ({
  at: '2026-11-24T10:00:00.000Z',
  engines: [],
  readModels: [],
  reactions: [],
  relay: null,
  deferredMails: 0,
  mailSenders: [],
  webhookMessages: { waiting: 0, more: false, oldest: null },
  backup: null,
  destinationLists: [],
  audit: null,
  certificates: [],
  retention: null,
  spooledScans: null,
  refusedWrites: [],
  retrying: [],
  stopped: [],
  ...over,
});

/** Returns a rebuild of codes and people that runs. `over` replaces fields. */
export const aRebuild = (over: Partial<Rebuild> = {}): Rebuild => ({
  state: 'running',
  readModels: ['codes', 'users'],
  made: [],
  current: 'codes',
  share: 0.42,
  requestedBy: { _id: 'root', firstName: 'Root', lastName: 'Admin', email: 'root@example.com' },
  requestedAt: '2026-11-24T10:00:00.000Z',
  startedAt: '2026-11-24T10:00:01.000Z',
  endedAt: null,
  failure: null,
  ...over,
});

/** A check of a sender whose records are right. */
export const aSenderCheck = (domain = 'mail.shop.example'): SenderCheck => ({
  domain,
  at: new Date().toISOString(),
  spf: 'found',
  dkim: 'found',
  dmarc: 'found',
  wanted: {
    spf: { name: domain, value: 'v=spf1 include:MAIL-SERVER -all' },
    dkim: { name: `q1._domainkey.${domain}`, value: 'v=DKIM1; k=rsa; p=MIIB' },
    dmarc: { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine' },
  },
});
