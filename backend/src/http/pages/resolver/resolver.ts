import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { shortCodeOf } from '../../../contract/short-codes/short-code.ts';
import type { Flag } from '../../../domain/qr-code/flags/flag-state.ts';
import type { EventLog } from '../../../log/event-log.ts';
import type { ScanJournal } from '../../../log/scan-journal.ts';
import type { Clock } from '../../../ports/clock.ts';
import { failuresOf } from '../../../ports/failure-log.ts';
import { answerInTime } from '../../../ports/in-time.ts';
import { type Answer, PickedAnswer, TextAnswer, write } from '../../edge/answers/answer.ts';
import { unavailable } from '../../edge/answers/unavailable.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { SESSION_COOKIE } from '../../edge/caller/session-cookie.ts';
import { CodeEntries, type Entry } from './code-entries.ts';
import type { Misses } from './misses.ts';
import { prepare, prepareWarning, redirectTo, type ScanSite } from './prepared-answer.ts';
import type { Resolution } from './resolution.ts';
import { answerToReturn } from './return-visit.ts';
import type { ScanLimit } from './scan-limit.ts';
import type { InstallationAnswers } from './site-answers.ts';
import { type Device, deviceOf, isPrefetch, referrerOf } from './visitor.ts';

interface ResolverPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly scans: ScanJournal;
  readonly scanLimit: Pick<ScanLimit, 'allows'>;
  readonly misses: Pick<Misses, 'refuse'>;
  /** Chooses the site of a request, without a wait. */
  readonly sites: { of(request: IncomingMessage): ScanSite };
  readonly logger: Logger;
  readonly findCaller: (cookies: string) => Promise<SignedInCaller | undefined>;
}

export interface ResolverSettings extends Omit<InstallationAnswers, 'clock'> {
  /** Whether a scan that cannot be recorded is redirected; otherwise the response is 503. */
  readonly redirectUncounted: boolean;
}

/** The time in which a visitor's session must be found, in milliseconds. */
const CALLER_TIMEOUT_MS = 500;

/**
 * Responds to `GET /<short code>` before any other handler. It folds the code's own stream, so that a response is never
 * older than the log. It caches the response until that stream gets an event.
 */
export class Resolver {
  readonly #ports: ResolverPorts;
  readonly #settings: ResolverSettings & InstallationAnswers;
  readonly #entries: CodeEntries;

  constructor(ports: ResolverPorts, settings: ResolverSettings) {
    this.#ports = ports;
    this.#settings = { ...settings, clock: ports.clock };
    this.#entries = new CodeEntries(ports.log, this.#settings);
  }

  /** Removes the code of a stream from the cache, because the stream got an event. */
  forget(stream: string): void {
    this.#entries.forget(stream);
  }

  /** Empties the cache, because events may have been missed. */
  forgetAll(): void {
    this.#entries.forgetAll();
  }

  /** Keeps the entry of a code in memory before anybody scans it. */
  async warm(code: string): Promise<void> {
    if (!this.#entries.get(code)) await this.#entries.load(code);
  }

  /**
   * Responds to a request whose path can be a short code, ours or one that was printed elsewhere. Returns false for any other
   * request. `others` responds where no code has a path that is not of our alphabet and length.
   */
  handle(request: IncomingMessage, response: ServerResponse, others: RequestListener): boolean {
    const code = codeOfPath(request.url ?? '');
    if (code === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const site = this.#ports.sites.of(request);
    const answer = (entry: Entry) =>
      entry.mayBePage ? this.#pass(request, response, others) : this.#answer(request, response, site, entry);
    const entry = this.#entries.now(code, site);
    if (entry) answer(entry);
    else {
      const load = this.#entries.load(code).then((loaded) => {
        loaded.answers.at(site);
        return loaded;
      });
      load.then(answer, (error: unknown) => this.#fail(request, response, site, error));
    }
    return true;
  }

  /** Returns the response to a visit that is no scan, for a code that leads elsewhere. */
  elsewhere(site: ScanSite, code: string, resolution: Resolution): Answer {
    return prepare(code, resolution, { ...this.#settings, ...site });
  }

  /** Returns the response in place of a flagged destination of a code. */
  warning(site: ScanSite, code: string, flag: Flag): Answer {
    return prepareWarning(code, flag, { ...this.#settings, ...site });
  }

  /** Writes a response that is no scan, or that to one try too many of a code that does not exist. */
  send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const isPrepared = !(answer instanceof TextAnswer || answer instanceof PickedAnswer);
    const missing = isPrepared && answer.missing;
    write(request, response, (missing && this.#ports.misses.refuse(request)) || answer);
  }

  /** Returns the response for a path without a page, a call or a short code (section 2, any other path). */
  nowhere({ publicUrl, storefrontUrl }: ScanSite): Answer {
    return redirectTo(publicUrl, storefrontUrl ?? `${publicUrl}/welcome?why=unknown`);
  }

  /** Short codes that were printed elsewhere are short: a network may try no more of them than of ours. */
  #pass(request: IncomingMessage, response: ServerResponse, others: RequestListener): void {
    const refused = this.#ports.misses.refuse(request);
    if (refused) write(request, response, refused);
    else others(request, response);
  }

  #answer(request: IncomingMessage, response: ServerResponse, site: ScanSite, entry: Entry): void {
    const device = deviceOf(request.headers['user-agent']);
    const cookies = request.headers.cookie;
    const { code } = entry;
    const { answer } = entry.answers.at(site);
    const again = answer instanceof TextAnswer && answerToReturn(request, code, answer, site.publicUrl);
    if (again) write(request, response, again);
    else if (!entry.counts || device.bot || request.method === 'HEAD' || isPrefetch(request)) {
      this.send(request, response, answer);
    } else if (cookies?.includes(SESSION_COOKIE)) {
      this.#answerVisitor(request, response, site, entry, cookies, device);
    } else {
      this.#count(request, response, site, entry, device);
    }
  }

  /**
   * Responds to a visitor with a session cookie. Visits of the owner and of admins do not count. A visitor whose session
   * cannot be found in time, as during an outage, is redirected and counted like any other.
   */
  #answerVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    site: ScanSite,
    entry: Entry,
    cookies: string,
    device: Device,
  ): void {
    this.#callerInTime(cookies).then((caller) => {
      const { answer, answerToOwner } = entry.answers.at(site);
      if (caller !== undefined && caller.id === entry.owner) write(request, response, answerToOwner);
      else if (caller !== undefined && caller.role !== 'user') write(request, response, answer);
      else this.#count(request, response, site, entry, device);
    });
  }

  async #callerInTime(cookies: string): Promise<SignedInCaller | undefined> {
    try {
      return await answerInTime(this.#ports.findCaller(cookies), CALLER_TIMEOUT_MS);
    } catch (error) {
      failuresOf(this.#ports.logger).report(error, 'the session of a visitor could not be read');
      return undefined;
    }
  }

  /** Responds once the scan is durable. One too many is not recorded, and leads where the code leads. */
  #count(
    request: IncomingMessage,
    response: ServerResponse,
    site: ScanSite,
    { code, batch, answers }: Entry,
    client: Device,
  ): void {
    const { answer } = answers.at(site);
    const at = this.#ports.clock.now().getTime();
    const { scans, scanLimit } = this.#ports;
    if (!scanLimit.allows(request, code, at)) {
      scans.suppress(code);
      write(request, response, answer);
      return;
    }
    const referrer = referrerOf(request.headers.referer);
    scans.record({ code, at, client, referrer, batch }, (durable) => {
      write(
        request,
        response,
        durable || this.#settings.redirectUncounted ? answer : unavailable(request, site),
      );
    });
  }

  #fail(request: IncomingMessage, response: ServerResponse, site: ScanSite, error: unknown): void {
    failuresOf(this.#ports.logger).report(error, 'a scan could not be resolved');
    write(request, response, unavailable(request, site));
  }
}

/** Returns the short code in a path of one segment; undefined for any other path. */
function codeOfPath(url: string): string | undefined {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return shortCodeOf(path.slice(1));
}
