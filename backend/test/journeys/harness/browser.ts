import { type Client, createClient } from '../../../src/contract/client.ts';
import type { Product } from './product.ts';
import { send } from './send.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let requests = 0;

/** Someone's browser: keeps cookies, says where its calls come from, and meets the API processes in turn. */
export class Browser {
  /** Calls a route of the contract, as the apps do. */
  readonly call: Client = createClient({ fetch: (path, init) => this.fetch(String(path), init) });
  readonly #product: Product;
  readonly #cookies = new Map<string, string>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** A call made by a page of ours. `headers` come on top. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { publicUrl } = this.#product;
    const changes = init.method !== undefined && init.method !== 'GET';
    return this.#send(path, init, { accept: 'application/json', ...(changes ? { origin: publicUrl } : {}) });
  }

  /** Opens an address, as a scan or a click on a link does. Redirects are not followed. */
  async open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
    return this.#send(path, { headers }, navigation);
  }

  /** The cookies as they are now, to be put back later. */
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
    const over = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
    if (over) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
