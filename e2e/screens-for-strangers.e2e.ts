import { describe, expect, it } from 'vitest';
import { faults } from './support/faults.ts';
import { useScreens } from './support/screens.ts';

describe('every screen without a session', () => {
  const screens = useScreens();

  const PATHS = ['/welcome', '/welcome?why=disabled', '/login', '/register', '/reset?token=x', '/admin'];

  it('fits and is accessible, narrow and wide, light and dark', async () => {
    const page = await screens.page();
    for (const path of [...PATHS, `/claim/${screens.free()}`, `/claim/${screens.owned()}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
  });
});
