import { describe, expect, it } from 'vitest';
import { faults } from './support/faults.ts';
import { useScreens } from './support/screens.ts';

describe('every screen for strangers, narrow and wide, light and dark', () => {
  const screens = useScreens();

  const STRANGERS = ['/welcome', '/welcome?why=disabled', '/login', '/register', '/reset?token=x', '/admin'];

  it('fits and is accessible', async () => {
    const page = await screens.page();
    for (const path of [...STRANGERS, `/claim/${screens.free()}`, `/claim/${screens.owned()}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
  });
});
