import { type Client, createClient } from '../../../src/contract/client.ts';
import type { Product } from '../../support/product.ts';
import { send } from './send.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let requests = 0;

type Addresses = Pick<Product, 'urls' | 'publicUrl' | 'proxied'>;

/** A simulated browser. It keeps cookies, sends an origin, and spreads its requests over the API processes. */
export class Browser {
  /** Calls a route of the contract with the client of the apps. */
  readonly call: Client = createClient({ fetch: (path, init) => this.fetch(String(path), init) });
  readonly #product: Addresses;
  readonly #cookies = new Map<string, string>();

  constructor(product: Addresses) {
    this.#product = product;
  }

  /** Sends a request as a page of the product does. The headers of `init` win. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { publicUrl } = this.#product;
    const changes = init.method !== undefined && init.method !== 'GET';
    return this.#send(path, init, { accept: 'application/json', ...(changes ? { origin: publicUrl } : {}) });
  }

  /** Opens an address as a scan or a click on a link does. It does not follow redirects. */
  async open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
    return this.#send(path, { headers }, navigation);
  }

  /** The current cookies, as a request header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #send(path: string, init: RequestInit, usual: Record<string, string>): Promise<Response> {
    const { urls, proxied } = this.#product;
    const headers = new Headers({ 'user-agent': PHONE, ...proxied, ...usual });
    if (this.#cookies.size > 0) headers.set('cookie', this.cookies);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const url = urls[requests++ % urls.length] ?? '';
    const response = await send(url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=', 2);
    const expired = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
    if (expired) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
