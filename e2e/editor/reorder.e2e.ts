import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { type EditorPage, editorOf } from '../support/editor.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { type AttackWatch, watchAttacks } from '../support/hostile/attack-watch.ts';
import { PICTURES, useOwner } from '../support/owner.ts';

const [BLUE, YELLOW, GREEN] = PICTURES;

/** A pointer of a kind: it presses, moves and lets go at places of the page, in CSS pixels. */
interface Pointer {
  readonly press: (x: number, y: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly release: () => Promise<void>;
}

const mouseOf = ({ mouse }: Page): Pointer => ({
  press: async (x, y) => {
    await mouse.move(x, y);
    await mouse.down();
    // A press becomes a drag with the first movement.
    await mouse.move(x + 8, y + 8, { steps: 4 });
  },
  move: (x, y) => mouse.move(x, y, { steps: 10 }),
  release: () => mouse.up(),
});

function fingerOf(session: CDPSession): Pointer {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at = { x: 0, y: 0 };
  return {
    press: async (x, y) => {
      at = { x, y };
      await touch('touchStart', [at]);
    },
    move: async (x, y) => {
      const from = at;
      for (let step = 1; step <= 10; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 10, y: from.y + ((y - from.y) * step) / 10 };
        await touch('touchMove', [at]);
      }
    },
    release: async () => void (await touch('touchEnd', [])),
  };
}

describe('the modal that reorders images', () => {
  const owner = useOwner(1);
  let page: Page;
  let editor: EditorPage;
  let attacks: AttackWatch;

  const dialog = () => page.getByRole('dialog', { name: 'Reorder images' });
  /** Waits for an announcement. The next one may replace it soon, so it may be any of several. */
  const says = (words: string | RegExp) => dialog().getByRole('status').getByText(words).waitFor();
  const lifted = (name: string) => says(new RegExp(`^(Picked up ${name}|${name} is over)`));
  const namesIn = async (list: Locator) =>
    (await list.getByRole('listitem').allTextContents()).map((text) =>
      PICTURES.find((name) => text.includes(name)),
    );
  const expectOrder = (list: Locator, order: readonly string[]) =>
    expect.poll(() => namesIn(list)).toEqual(order);
  const listed = () => page.getByRole('list', { name: 'Images and videos' });

  async function enter(device: object): Promise<void> {
    page = await owner.signedIn(device);
    attacks = await watchAttacks(page, new URL(page.url()).origin);
    editor = editorOf(page, owner.given().codes[0] ?? '');
    await editor.open();
  }

  /** Drags a picture to the place of another one. */
  async function drag(pointer: Pointer, name: string, over: string, place: number): Promise<void> {
    const centre = async (of: string) => {
      const box = await dialog()
        .getByRole('button', { name: `Drag ${of}` })
        .boundingBox();
      if (!box) throw new Error(`${of} is not on the screen`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await dialog()
      .getByRole('button', { name: `Drag ${name}` })
      .scrollIntoViewIfNeeded();
    await pointer.press(...(await centre(name)));
    await lifted(name);
    const [x, y] = await centre(over);
    await pointer.move(x, Math.min(y, 700));
    await says(`${name} is over place ${place} of 3.`);
    await pointer.release();
    await says(`${name} is dropped at place ${place} of 3.`);
  }

  /** Confirms the order, saves it, and expects it after the reload. */
  async function keep(order: readonly string[]): Promise<void> {
    await expectOrder(dialog(), order);
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await dialog().waitFor({ state: 'detached' });
    await expectOrder(listed(), order);
    await editor.save();
    await expectOrder(listed(), order);
  }

  beforeAll(async () => {
    const { pictures } = owner.given();
    await enter(DESKTOP);
    await editor.openTab('Images/Videos');
    await editor.choose('Choose images or videos', pictures);
    await editor.uploaded(pictures);
    await editor.save();
  });

  it('takes the keyboard: arrows beside each picture, and a lifted picture', async () => {
    await editor.button('Reorder images').press('Enter');
    await dialog()
      .getByRole('button', { name: `Move ${BLUE} down` })
      .press('Enter');
    await says(`${BLUE} is now at place 2 of 3.`);
    const handle = dialog().getByRole('button', { name: `Drag ${GREEN}` });
    await handle.press('Space');
    await lifted(GREEN);
    await handle.press('ArrowLeft');
    await says(`${GREEN} is over place 2 of 3.`);
    await handle.press('Space');
    await says(`${GREEN} is dropped at place 2 of 3.`);
    await keep([YELLOW, GREEN, BLUE]);
  });

  it('takes the mouse', async () => {
    await editor.button('Reorder images').click();
    await drag(mouseOf(page), YELLOW, BLUE, 3);
    await keep([GREEN, BLUE, YELLOW]);
    // The policy of the page allows the styles of a drag.
    expect(attacks.seen).toEqual([]);
  });

  it('forgets the order on Close', async () => {
    await editor.button('Reorder images').click();
    await dialog()
      .getByRole('button', { name: `Move ${GREEN} down` })
      .click();
    await expectOrder(dialog(), [BLUE, GREEN, YELLOW]);
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await dialog().waitFor({ state: 'detached' });
    await expectOrder(listed(), [GREEN, BLUE, YELLOW]);
  });

  it('takes a finger on a phone', async () => {
    await enter(PHONE);
    await editor.button('Reorder images').tap();
    await dialog()
      .getByRole('button', { name: `Drag ${GREEN}` })
      .waitFor();
    await drag(fingerOf(await page.context().newCDPSession(page)), GREEN, BLUE, 2);
    await keep([BLUE, GREEN, YELLOW]);
  });

  it('fits and is accessible', async () => {
    await editor.button('Reorder images').click();
    await dialog().waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });
});
