import { parseCookie, stringifySetCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { SESSION_DAYS, Session } from '../commands/sessions.ts';

export const SESSION_COOKIE = 'qlaim_session';
const SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Sessions as encrypted, httpOnly cookies. */
export class SessionCookie {
  readonly #secret: string;
  readonly #secure: boolean;

  constructor(secret: string, publicUrl: string) {
    this.#secret = secret;
    this.#secure = publicUrl.startsWith('https:');
  }

  async write(session: Session): Promise<string> {
    const sealed = await sealData(session, { password: this.#secret, ttl: SECONDS });
    return this.#set(sealed, SECONDS);
  }

  clear(): string {
    return this.#set('', 0);
  }

  /** Returns the session in a `Cookie` header, or undefined. `sessionIsLive` decides whether the session is valid. */
  async read(header: string | undefined): Promise<Session | undefined> {
    if (!header?.includes(SESSION_COOKIE)) return undefined;
    const sealed = parseCookie(header)[SESSION_COOKIE];
    if (!sealed) return undefined;
    const data: unknown = await unsealData(sealed, { password: this.#secret, ttl: SECONDS }).catch(
      () => undefined,
    );
    return Session.safeParse(data).data;
  }

  #set(value: string, maxAge: number): string {
    const options = { httpOnly: true, sameSite: 'lax', secure: this.#secure, path: '/', maxAge } as const;
    return stringifySetCookie({ name: SESSION_COOKIE, value, ...options });
  }
}
