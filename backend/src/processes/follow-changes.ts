import type { Logger } from 'pino';
import { ACCOUNT } from '../domain/account/account.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import type { EventFeed, Position } from '../ports/event-feed.ts';
import { type Process, startProcess } from './runner.ts';

/** Entries that are kept in memory, each made from one stream. */
export interface StreamCache {
  forget(stream: string): void;
  forgetAll(): void;
}

export interface Followed {
  /** Drops the key of an erased person. */
  readonly forget: (person: string) => void;
  /** What a process that serves scans keeps in memory of codes. */
  readonly caches?: readonly StreamCache[];
}

/** Drops keys of erased people and changed codes from this process's memory, also where another process appended. */
export function startFollower(
  { feed }: { readonly feed: EventFeed },
  { forget, caches = [] }: Followed,
  logger: Logger,
): Process {
  let after: 'now' | Position = 'now';
  const streams = caches.length > 0 ? [QR_CODE.prefix, ACCOUNT.prefix] : [ACCOUNT.prefix];
  return startProcess('follow-changes', logger, async (signal) => {
    for await (const batch of feed.subscribe({ after, streams, signal })) {
      if (after === 'now') for (const cache of caches) cache.forgetAll();
      for (const { stream, type } of batch.events) {
        if (type === 'PersonErased' || type === 'PersonForgotten') {
          forget(stream.slice(ACCOUNT.prefix.length));
          for (const cache of caches) cache.forgetAll();
        }
        for (const cache of caches) cache.forget(stream);
      }
      after = batch.position;
    }
  });
}
