import { describe, expect, it, vi } from 'vitest';
import { openGoogle } from './google-window.ts';

function open(width: number, height: number) {
  for (const [name, value] of Object.entries({
    screenX: 100,
    screenY: 50,
    outerWidth: width,
    outerHeight: height,
  }))
    vi.stubGlobal(name, value);
  const opened = Object.assign(Object.create(Window.prototype), { close: vi.fn() });
  const spy = vi.spyOn(window, 'open').mockReturnValue(opened);
  const ended = vi.fn();
  const stop = openGoogle({ from: '/profile' }, ended);
  const [address, name, features] = spy.mock.calls.at(-1) ?? [];
  const popup = new URL(String(address), location.origin).searchParams.get('popup');
  const tell = (to: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data: { popup, to } }));
  return { name, features, popup, ended, stop, tell, close: opened.close };
}

describe('the window for Google', () => {
  it('opens in the middle of this one', () => {
    const { name, features, stop } = open(1000, 800);
    expect([name, features]).toEqual(['qlaim-google', 'popup,width=500,height=640,left=350,top=130']);
    stop();
  });

  it('has a name of its own that nobody guesses', () => {
    const first = open(1000, 800);
    const second = open(1000, 800);
    expect(first.popup).toMatch(/^\w+-\w+-\w+-\w+$/);
    expect(second.popup).not.toBe(first.popup);
    first.stop();
    second.stop();
  });

  it('is heard once, and not after a stop', () => {
    const { ended, tell, close } = open(1000, 800);
    tell('/login?google=done');
    tell('/login?google=done');
    expect(ended).toHaveBeenCalledExactlyOnceWith('/login?google=done');
    expect(close).toHaveBeenCalledOnce();
    const other = open(1000, 800);
    other.stop();
    other.tell('/profile?google=done');
    expect(other.ended).not.toHaveBeenCalled();
  });
});
