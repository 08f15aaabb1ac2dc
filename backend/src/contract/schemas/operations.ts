import { z } from 'zod';

/** How far something that follows the log is behind it. */
const Lag = z.object({
  /** The events that it has not handled; null where the engine does not answer. */
  waiting: z.int().nullable(),
  /** Whether more events wait than `waiting`, at which the count stops. */
  more: z.boolean(),
  /** When the oldest of these events was recorded: ISO 8601, UTC. */
  oldest: z.string().nullable(),
});
export type Lag = z.infer<typeof Lag>;

/** `position`: where in the log it is, as the engine writes it; null before the first event, and with Kafka. */
const follower = { name: z.string(), position: z.string().nullable(), ...Lag.shape };

const Found = z.enum(['found', 'missing', 'several', 'unknown']);

/** A record of DNS with a text (TXT), as it is to be. */
const WantedRecord = z.object({ name: z.string(), value: z.string() });
export type WantedRecord = z.infer<typeof WantedRecord>;

/**
 * The records of DNS with which receivers recognise a sender of mails. `several`: more than one, of which receivers take
 * none. `unknown`: DNS does not answer.
 */
export const SenderCheck = z.object({
  domain: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  spf: Found,
  /** `different`: another key. `elsewhere`: no mail is signed here; the mail server may sign. */
  dkim: z.enum([...Found.options, 'different', 'elsewhere']),
  dmarc: Found,
  /** The records that mend it. That of DKIM is null where no mail is signed here. `MAIL-SERVER` stands for a name that the mail server's operator tells. */
  wanted: z.object({ spf: WantedRecord, dkim: WantedRecord.nullable(), dmarc: WantedRecord }),
});
export type SenderCheck = z.infer<typeof SenderCheck>;

/** How the last back-ups went. Times are ISO 8601, UTC. */
export const BackupStanding = z.object({
  /** The last good one; null before the first. */
  good: z
    .object({
      id: z.string(),
      /** When it was finished and checked. */
      at: z.string(),
      /** Bytes. */
      size: z.int(),
      place: z.string(),
    })
    .nullable(),
  /** Why the last try failed, and when; null where it is the good one. */
  failed: z.object({ at: z.string(), problem: z.string() }).nullable(),
  /** When the last good one with all uploads was finished; absent before the first. */
  withUploads: z.string().optional(),
});
export type BackupStanding = z.infer<typeof BackupStanding>;

/** Milliseconds after which nobody may be without a newer back-up. */
export const BACKUP_LATE_MS = 2 * 24 * 60 * 60 * 1000;

/** What the last audit found. */
export const AuditStanding = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  differences: z.int(),
});
export type AuditStanding = z.infer<typeof AuditStanding>;

/** How the lists stand that destinations are checked against. Times are ISO 8601, UTC. */
export const ListStandings = z.array(
  z.object({
    name: z.string(),
    /** When its present entries were read; null where there are none yet. */
    readAt: z.string().nullable(),
    /** When it was last known that these are its newest. */
    checkedAt: z.string().nullable(),
    entries: z.int(),
    /** Why the last try failed; null where it did not. */
    problem: z.string().nullable(),
  }),
);
/** Until when a domain has a certificate: ISO 8601, UTC; null before the first one. */
export const CertificateStanding = z.object({ domain: z.string(), validTo: z.string().nullable() });
export type CertificateStanding = z.infer<typeof CertificateStanding>;
/** How much a run of retention removed, or asked. */
export const RetentionCounts = z.object({
  /** People who were told that their account goes. */
  asked: z.int(),
  /** Accounts. */
  erased: z.int(),
  /** Sign-ins of which the time is removed. */
  signIns: z.int(),
  /** Scans of which the sum alone is left. */
  scans: z.int(),
});
export type RetentionCounts = z.infer<typeof RetentionCounts>;

/** The last run of retention. Times are ISO 8601, UTC. */
export const RetentionRun = z.object({ at: z.string(), ...RetentionCounts.shape });
export type RetentionRun = z.infer<typeof RetentionRun>;

/** The state of the running product. */
export const OperationsReport = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  engines: z.array(
    z.object({
      name: z.string(),
      /** The milliseconds until it answered; null where it did not. */
      answeredIn: z.int().nullable(),
      problem: z.string().nullable(),
    }),
  ),
  readModels: z.array(
    z.object({
      ...follower,
      /** Null where another process projects it, and before the second report. */
      eventsPerSecond: z.number().nullable(),
      /** The share of the log that a rebuild has read, 0 to 1; null without a rebuild. */
      rebuilt: z.number().nullable(),
    }),
  ),
  reactions: z.array(z.object(follower)),
  /** The copy of the log in Kafka; null without Kafka. */
  relay: z.object(follower).nullable(),
  /** The mails that the mail server has deferred, and that are tried again. */
  deferredMails: z.int(),
  /** The last check of each sender, the usual one first; empty where mails go to no mail server, and before the first check. */
  mailSenders: z.array(SenderCheck),
  /** Messages of webhooks that are still to be delivered. */
  webhookMessages: z.object({ waiting: z.int(), more: z.boolean(), oldest: z.string().nullable() }),
  /** Null where nobody has tried to make a back-up. */
  backup: BackupStanding.nullable(),
  /** Null where nobody has audited. */
  audit: AuditStanding.nullable(),
  destinationLists: ListStandings,
  /** The certificates that the product gets by itself; empty where a proxy in front has them. */
  certificates: z.array(CertificateStanding),
  /** Null where nothing is ever removed. `last`: null before the first run. `next`: ISO 8601, UTC. */
  retention: z.object({ last: RetentionRun.nullable(), next: z.string() }).nullable(),
  /** The scans that wait for the log in files of this process. `since`: ISO 8601, UTC. Null where none waits. */
  spooledScans: z.object({ scans: z.int(), since: z.string() }).nullable(),
  /** The stores that take no writes, and why. */
  refusedWrites: z.array(z.object({ name: z.string(), problem: z.string() })),
  /** The parts of this process that fail and are tried again. `since` is ISO 8601, UTC. */
  retrying: z.array(z.object({ name: z.string(), reason: z.string(), since: z.string(), tries: z.int() })),
  /** The parts of this process that have stopped for good, and why. */
  stopped: z.array(z.object({ name: z.string(), problem: z.string() })),
});
export type OperationsReport = z.infer<typeof OperationsReport>;
