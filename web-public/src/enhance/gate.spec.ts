import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceGate } from './gate.ts';

const FORM = `
  <form method="post" action="/info/7K3M9QWX2P" data-gate="7K3M9QWX2P">
    <input name="secureCode" type="password" required>
    <button type="button" data-show aria-pressed="false" hidden>
      <span data-state="hidden">Show</span><span data-state="shown" hidden>Hide</span>
    </button>
    <p role="alert" data-required="Enter it" data-invalid="Wrong" data-too-many="Wait" data-failed="Try again"></p>
    <button type="submit"><span data-state="ready">Open</span><span data-state="busy" hidden>Opening</span></button>
  </form>`;

function part<Element extends HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}
const input = () => part<HTMLInputElement>('input');
const problem = () => part('[role=alert]').textContent;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-state]')]
    .filter(({ hidden }) => !hidden)
    .map((one) => one.textContent);
const busy = () => part('[type=submit]').ariaDisabled;

/** Answers the calls of the page, in turn. Returns what is asked. */
function answer(...responses: (() => Response | Promise<Response>)[]) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = responses.shift();
    if (!next) throw new Error('Nobody answers');
    return next();
  });
}

function send(secureCode: string): boolean {
  input().value = secureCode;
  return part('form').dispatchEvent(new Event('submit', { cancelable: true }));
}

beforeEach(() => {
  document.body.innerHTML = FORM;
  enhanceGate(part<HTMLFormElement>('form'));
});

describe('the form of the secure code', () => {
  it('has the focus, and leaves the checks to the script', () => {
    expect(document.activeElement).toBe(input());
    expect(part<HTMLFormElement>('form').noValidate).toBe(true);
  });

  it('shows and hides what is typed', () => {
    const show = part<HTMLButtonElement>('[data-show]');
    expect(show.hidden).toBe(false);
    show.click();
    expect([input().type, show.getAttribute('aria-pressed'), shown()[0]]).toEqual(['text', 'true', 'Hide']);
    show.click();
    expect([input().type, show.getAttribute('aria-pressed'), shown()[0]]).toEqual([
      'password',
      'false',
      'Show',
    ]);
  });

  it('asks for a code that is missing', () => {
    const asked = answer();
    expect(send('')).toBe(false);
    expect(problem()).toBe('Enter it');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(asked).not.toHaveBeenCalled();
  });

  it('opens the page with the right code', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    const asked = answer(() => new Response('{}'));
    send('secret');
    expect([busy(), shown()[1]]).toEqual(['true', 'Opening']);
    send('secret');
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(part<HTMLFormElement>('form').action));
    expect(asked).toHaveBeenCalledOnce();
    const [address, init] = asked.mock.calls[0] ?? [];
    expect([address, init?.method, init?.body]).toEqual([
      '/barcode/7K3M9QWX2P/verify-code',
      'POST',
      '{"secureCode":"secret"}',
    ]);
    expect(problem()).toBe('');
  });

  it.each([
    ['Wrong', () => Response.json({ code: 'secure_code_invalid' }, { status: 403 })],
    ['Wrong', () => Response.json({ code: 'invalid_input' }, { status: 400 })],
    ['Wait', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
    ['Try again', () => Response.json({ code: 'unavailable' }, { status: 503 })],
    ['Try again', () => Response.json(null, { status: 500 })],
    ['Try again', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['Try again', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says: %s', async (words, response) => {
    answer(response, () => new Response('{}'));
    send('secret');
    await vi.waitFor(() => expect(problem()).toBe(words));
    expect([busy(), shown()[1]]).toEqual([null, 'Open']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input());
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    send('other');
    expect(problem()).toBe('');
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  });
});
