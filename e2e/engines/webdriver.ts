import { callOf, type Tab, type Thing } from './tab.ts';

/** The member of an answer that holds an element (WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const CONTROL = '\uE009';
const RELEASE = '\uE000';
const TIMEOUT_MS = 60_000;

type Post = (path: string, body: object) => Promise<unknown>;

/** Speaks W3C WebDriver to a driver that runs. `startMs`: how long its browser may take to start. */
export async function openSession(url: string, startMs: number): Promise<WebDriverSession> {
  const session = await send(`${url}/session`, 'POST', { capabilities: {} }, startMs);
  return new WebDriverSession(`${url}/session/${textIn(session, 'sessionId')}`);
}

class WebDriverSession implements Omit<Tab, 'complaints'> {
  readonly #url: string;
  readonly #post: Post;

  constructor(url: string) {
    this.#url = url;
    this.#post = (path, body) => send(`${url}${path}`, 'POST', body);
  }

  /** Gives the page a place and a size, whatever the window has around it. */
  async place(x: number, width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { x, y: 0, width, height });
    const frame = Number(await this.read(() => String(outerHeight - innerHeight)));
    await this.#post('/window/rect', { x, y: 0, width, height: height + frame });
  }

  async open(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async read(...[task, ...args]: Parameters<Tab['read']>): Promise<string> {
    return String(await this.#post('/execute/sync', { script: `return ${callOf(task, args)}`, args: [] }));
  }

  async find(...[task, ...args]: Parameters<Tab['find']>): Promise<Thing | undefined> {
    const found = await this.#post('/execute/sync', { script: `return ${callOf(task, args)}`, args: [] });
    return found === null ? undefined : thingOf(`/element/${textIn(found, ELEMENT)}`, this.#post);
  }

  /** A picture shows what was last painted, which may be older than what the page says. */
  async picture(): Promise<Uint8Array> {
    const script =
      'const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()))';
    await this.#post('/execute/async', { script, args: [] });
    return Buffer.from(String(await send(`${this.#url}/screenshot`, 'GET')), 'base64');
  }

  async close(): Promise<void> {
    await send(this.#url, 'DELETE');
  }
}

function thingOf(path: string, post: Post): Thing {
  const click = async () => void (await post(`${path}/click`, {}));
  return {
    click,
    fill: async (text) => {
      await click();
      await post(`${path}/value`, { text: `${CONTROL}a${RELEASE}` });
      await post(`${path}/value`, { text });
    },
    choose: async (paths) => void (await post(`${path}/value`, { text: paths.join('\n') })),
  };
}

async function send(url: string, method: string, body?: object, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json: unknown = await answer.json();
  const value = memberOf(json, 'value');
  if (!answer.ok) throw new Error(`${memberOf(value, 'error')}: ${memberOf(value, 'message')}`);
  return value;
}

const textIn = (value: unknown, name: string): string => String(memberOf(value, name));

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
