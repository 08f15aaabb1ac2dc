import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { OutboundFailed } from '../../ports/outbound.ts';
import { isPublic } from './addresses.ts';
import { callReason } from './call-reasons.ts';
import { checkedLookup, hostOf, type ResolveHost, resolveHost } from './checked-lookup.ts';

/** What a server said of a version of a file. */
export interface FileVersion {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

interface Wanted {
  /** An address that the operator of the installation names. */
  readonly url: string;
  /** The version that is known: only another one is read. */
  readonly known?: FileVersion | undefined;
  readonly signal: AbortSignal;
  /** For tests: resolves hosts, and certificates that are trusted beside the usual ones. */
  readonly resolve?: ResolveHost;
  readonly ca?: string;
}

/** `undefined`: the known version is the newest. */
export type Downloaded = { readonly body: IncomingMessage; readonly version: FileVersion } | undefined;

const MOST_REDIRECTS = 5;
/** Milliseconds without a byte. */
const SILENCE_MS = 30_000;

const PRIVATE = 'The feed leads elsewhere, into a private network';

/**
 * Begins to read a file. The operator may name an address of their own network. Whoever serves it may not: a redirect to
 * another server leads to a public one, by https. Rejects with `OutboundFailed`.
 */
export async function download(wanted: Wanted): Promise<Downloaded> {
  const named = URL.parse(wanted.url);
  if (named === null || !/^https?:$/.test(named.protocol)) throw new OutboundFailed('This is not an address');
  let url = named;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await ask(url, url.host === named.host, wanted);
    const { statusCode: status = 0, headers } = response;
    if (status === 200)
      return { body: response, version: { etag: headers.etag, lastModified: headers['last-modified'] } };
    response.destroy();
    if (status === 304) return undefined;
    const next = status >= 300 && status < 400 && URL.parse(headers.location ?? '', url.href);
    if (!next) throw new OutboundFailed(`The server answered ${status}`);
    if (next.host !== named.host && next.protocol !== 'https:')
      throw new OutboundFailed('The feed leads elsewhere, and not by https');
    url = next;
  }
  throw new OutboundFailed('The feed leads elsewhere too often');
}

async function ask(
  url: URL,
  isNamed: boolean,
  { known, signal, resolve = resolveHost, ca }: Wanted,
): Promise<IncomingMessage> {
  const allows = (address: string) => isNamed || isPublic(address);
  const host = hostOf(url);
  // Node asks no look-up for a literal address.
  if (isIP(host) !== 0 && !allows(host)) throw new OutboundFailed(PRIVATE);
  const lookup = checkedLookup(async (name) => {
    const found = await resolve(name);
    if (!found.every(({ address }) => allows(address))) throw new OutboundFailed(PRIVATE);
    return found;
  });
  const options: RequestOptions & { readonly ca?: string } = {
    lookup,
    agent: false,
    signal,
    timeout: SILENCE_MS,
    headers: {
      'user-agent': 'Qlaim',
      ...(known?.etag === undefined ? {} : { 'if-none-match': known.etag }),
      ...(known?.lastModified === undefined ? {} : { 'if-modified-since': known.lastModified }),
    },
    ...(ca === undefined ? {} : { ca }),
  };
  const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options);
  request.on('timeout', () => request.destroy(new OutboundFailed('The server says nothing')));
  try {
    const answered: Promise<IncomingMessage[]> = once(request, 'response');
    request.end();
    const [response] = await answered;
    if (!response) throw new OutboundFailed('The server says nothing');
    // An error after the answer ends the body, which then rejects.
    request.on('error', () => undefined);
    return response;
  } catch (error) {
    signal.throwIfAborted();
    throw new OutboundFailed(callReason(error), error);
  }
}
