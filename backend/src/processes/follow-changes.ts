import type { Logger } from 'pino';
import { ACCOUNT } from '../domain/account/account.ts';
import { DOMAIN_SETTINGS } from '../domain/domain-settings/domain-settings.ts';
import { NOTICE } from '../domain/notice/notice.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { LogDamaged } from '../ports/errors.ts';
import type { EventFeed, Position } from '../ports/event-feed.ts';
import { failuresOf } from '../ports/failure-log.ts';
import type { Tracing } from '../ports/telemetry/tracing.ts';
import { type Process, startProcess } from './runner.ts';
import { traceEvents } from './trace-events.ts';

/** Entries that are kept in memory, each made from one stream. */
export interface StreamCache {
  forget(stream: string): void;
  forgetAll(): void;
}

export interface Followed {
  /** Drops the key of an erased person; without a person, everybody's. */
  readonly forget: (person?: string) => void;
  /** What a process that serves scans keeps in memory of codes. */
  readonly caches?: readonly StreamCache[];
}

/**
 * Drops keys of erased people and changed codes from this process's memory, also where another process appended. It skips a
 * damaged event, and drops everything instead: memory must not get older than the log. A process that serves scans tells in the
 * trace of each change from when on it answers with it.
 */
export function startFollower(
  { feed, tracing }: { readonly feed: EventFeed; readonly tracing?: Tracing | undefined },
  { forget, caches = [] }: Followed,
  logger: Logger,
): Process {
  let after: 'now' | Position = 'now';
  const people = [ACCOUNT.prefix, NOTICE.prefix];
  const streams = caches.length > 0 ? [QR_CODE.prefix, DOMAIN_SETTINGS.prefix, ...people] : people;
  let skipped = false;
  const work = async (signal: AbortSignal) => {
    for await (const batch of feed.subscribe({ after, streams, signal })) {
      if (after === 'now') for (const cache of caches) cache.forgetAll();
      if (skipped) forget();
      skipped = false;
      const began = Date.now();
      for (const { stream, type } of batch.events) {
        if (type === 'PersonErased' || type === 'PersonForgotten') {
          forget(stream.slice(ACCOUNT.prefix.length));
          for (const cache of caches) cache.forgetAll();
        }
        if (type === 'ReporterForgotten') forget(NOTICE.keyOf(stream));
        for (const cache of caches) cache.forget(stream);
      }
      if (caches.length > 0) traceEvents(tracing, 'follow-changes', 'consumer', batch.events, began);
      after = batch.position;
    }
  };
  return startProcess('follow-changes', logger, async (signal) => {
    try {
      await work(signal);
    } catch (error) {
      if (!(error instanceof LogDamaged)) throw error;
      failuresOf(logger).report(error, 'memory is emptied, because what changed cannot be read');
      [after, skipped] = ['now', true];
    }
  });
}
