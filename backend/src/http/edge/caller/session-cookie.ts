import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { SESSION_LIMITS } from '../../../commands/credentials/session-records.ts';
import { SessionToken } from '../../../commands/credentials/sessions.ts';

/** The name of the cookie, and a part of its name on https. */
export const SESSION_COOKIE = 'qlaim_session';
const SECONDS = SESSION_LIMITS.absoluteDays * 24 * 60 * 60;

/** Returns whether a request may belong to a session. */
export const mayBeSignedIn = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie?.includes(SESSION_COOKIE) ?? false;

/** Opening a cookie takes four turns of the thread pool. So what a minute's requests hold is opened once. */
const OPENED = { max: 1_000, ttl: 60_000 };

/**
 * Sessions as encrypted, httpOnly cookies. On https the prefix `__Host-` keeps other hosts of the domain from setting one,
 * and a cookie of the name without it is ignored and removed.
 */
export class SessionCookie {
  readonly name: string;
  readonly #secret: string;
  readonly #secure: boolean;
  readonly #opened = new LRUCache<string, SessionToken>(OPENED);

  constructor(secret: string, publicUrl: string) {
    this.#secret = secret;
    this.#secure = publicUrl.startsWith('https:');
    this.name = this.#secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
  }

  /** Returns the values of `Set-Cookie`. */
  async write({ userId, token }: SessionToken): Promise<string[]> {
    const sealed = await sealData({ userId, token }, { password: this.#secret, ttl: SECONDS });
    return [this.#set(this.name, sealed, SECONDS), ...this.#clearOld()];
  }

  /** Returns the values of `Set-Cookie`. */
  clear(): string[] {
    return [this.#set(this.name, '', 0), ...this.#clearOld()];
  }

  /** Returns what a `Cookie` header holds, or undefined. `findSession` decides whether the session is valid. */
  async read(header: string | undefined): Promise<SessionToken | undefined> {
    if (!header?.includes(this.name)) return undefined;
    const sealed = parseCookie(header)[this.name];
    if (!sealed) return undefined;
    const opened = this.#opened.get(sealed);
    if (opened) return opened;
    const data: unknown = await unsealData(sealed, { password: this.#secret, ttl: SECONDS }).catch(
      () => undefined,
    );
    const token = SessionToken.safeParse(data).data;
    if (token) this.#opened.set(sealed, token);
    return token;
  }

  #clearOld(): string[] {
    return this.#secure ? [this.#set(SESSION_COOKIE, '', 0)] : [];
  }

  #set(name: string, value: string, maxAge: number): string {
    const options = { httpOnly: true, sameSite: 'lax', secure: this.#secure, path: '/', maxAge } as const;
    return stringifySetCookie({ name, value, ...options });
  }
}
