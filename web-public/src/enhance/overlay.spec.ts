import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openOverlay } from './overlay.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/picture">Picture</a>
    <template data-overlay="pictures">
      <dialog><button type="button" data-close>Close</button><div class="qp-overlay-body">Here</div></dialog>
    </template>
    <template data-overlay="bare"><dialog>Bare</dialog></template>`;
  document.querySelector('a')?.focus();
});

const opened = () => document.querySelector<HTMLDialogElement>('body > dialog');

describe('an overlay', () => {
  it('covers the page, and goes with its button', async () => {
    const closed = vi.fn();
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const { dialog, body } = await openOverlay('pictures', closed);
    expect(opened()).toBe(dialog);
    expect([dialog.open, body.textContent, document.activeElement?.textContent]).toEqual([
      true,
      'Here',
      'Close',
    ]);
    expect(history.state).toBe('overlay');
    dialog.querySelector<HTMLElement>('[data-close]')?.click();
    expect(opened()).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('a'));
    expect(closed).toHaveBeenCalledOnce();
    expect(back).toHaveBeenCalledOnce();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('goes with the back button, after which the history is not changed again', async () => {
    const closed = vi.fn();
    const back = vi.spyOn(history, 'back').mockReturnValue();
    await openOverlay('pictures', closed);
    history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(opened()).toBeNull();
    expect(closed).toHaveBeenCalledOnce();
    expect(back).not.toHaveBeenCalled();
  });

  it('waits until the history is back from the one before', async () => {
    vi.spyOn(history, 'back').mockReturnValue();
    const first = await openOverlay('pictures', () => undefined);
    first.dialog.close();
    const second = openOverlay('pictures', () => undefined);
    await Promise.resolve();
    expect(opened()).toBeNull();
    window.dispatchEvent(new PopStateEvent('popstate'));
    const { dialog } = await second;
    expect(opened()).toBe(dialog);
    history.replaceState(null, '');
    dialog.close();
  });

  it('is its own body where the page names none', async () => {
    const { dialog, body } = await openOverlay('bare', () => undefined);
    expect(body).toBe(dialog);
    history.replaceState(null, '');
    dialog.close();
  });

  it('fails where the page has none', async () => {
    await expect(openOverlay('other', () => undefined)).rejects.toThrow('The page has no overlay other');
  });
});
