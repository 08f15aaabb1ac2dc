import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  type Outbound,
  OutboundFailed,
  type OutboundPost,
  type OutboundReply,
} from '../../ports/outbound.ts';
import { isPublic } from './addresses.ts';
import { callReason } from './call-reasons.ts';
import {
  checkedLookup,
  hostOf,
  type ResolvedAddress,
  type ResolveHost,
  resolveHost,
} from './checked-lookup.ts';
import { readReply } from './read-reply.ts';

interface OutboundOptions {
  /** Whether addresses may be private, and plain http. */
  readonly allowPrivate: boolean;
  readonly resolve?: ResolveHost;
  /** Certificates that are trusted beside the usual ones, for tests. */
  readonly ca?: string;
}

/** The refusals that the setting lifts name it, for the admin who has such a receiver. */
const PERMITS = 'The setting WEBHOOKS_ALLOW_PRIVATE=true permits';
const PRIVATE = `This address leads into a private network. ${PERMITS} it`;
const PLAIN = `The address must start with https://. ${PERMITS} http://`;

/**
 * Posts over HTTPS. Each connection resolves the host once, checks every address, and goes to a checked one: an answer of
 * the DNS that changes between check and connection gains nothing.
 */
export function openOutbound({ allowPrivate, resolve = resolveHost, ca }: OutboundOptions): Outbound {
  const allows = (address: string) => allowPrivate || isPublic(address);

  async function checked(host: string): Promise<readonly ResolvedAddress[]> {
    const found = await resolve(host);
    if (!found.every(({ address }) => allows(address))) throw new OutboundFailed(PRIVATE);
    return found;
  }

  const lookup = checkedLookup(checked);

  /** What can be said without a network. Node asks no `lookup` for a literal address. */
  function refusal(url: URL | null): string | undefined {
    if (url === null) return 'This is not an address';
    if (url.protocol === 'http:') {
      if (!allowPrivate) return PLAIN;
    } else if (url.protocol !== 'https:') return 'The address must start with https://';
    if (url.username !== '' || url.password !== '') return 'The address must not hold a user or a password';
    const host = hostOf(url);
    return isIP(host) !== 0 && !allows(host) ? PRIVATE : undefined;
  }

  return {
    problem: async (text) => {
      const url = URL.parse(text);
      const refused = refusal(url);
      if (url === null || refused !== undefined || isIP(hostOf(url)) !== 0) return refused;
      try {
        await checked(hostOf(url));
        return undefined;
      } catch (error) {
        return callReason(error);
      }
    },
    post: (post) => {
      const url = URL.parse(post.url);
      const refused = refusal(url);
      if (url === null || refused !== undefined) return Promise.reject(new OutboundFailed(refused ?? ''));
      return send(url, { ...post, options: { lookup, ...(ca === undefined ? {} : { ca }) } });
    },
  };
}

type Send = OutboundPost & { readonly options: RequestOptions & { readonly ca?: string } };

async function send(url: URL, { headers, body, timeoutMs, signal, options }: Send): Promise<OutboundReply> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const length = String(Buffer.byteLength(body));
  const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, {
    ...options,
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    // A connection that is kept was checked for another message.
    agent: false,
    signal: either,
  });
  try {
    return await readReply(request, body);
  } catch (error) {
    signal?.throwIfAborted();
    const words = timeout.aborted ? `No answer within ${timeoutMs / 1000} seconds` : callReason(error);
    throw new OutboundFailed(words, error);
  }
}
