import { describe, expect, it } from 'vitest';
import { faults } from './support/faults.ts';
import { openMenu } from './support/menu.ts';
import { enterConsole, OMAR, ROSA, signIn } from './support/people.ts';
import { useScreens } from './support/screens.ts';

describe('every screen after signing in fits and is accessible', () => {
  const screens = useScreens();

  it('for an owner', async () => {
    const page = await screens.page();
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('link', { name: /Edit QR/ }).waitFor();
    for (const path of ['/', '/profile', `/codes/${screens.owned()}`, `/edit/${screens.owned()}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Phone Call' }).click();
    expect(await faults(page), 'phone tab').toEqual([]);
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    expect(await faults(page), 'menu').toEqual([]);
  });

  it('for a user whose email is not verified', async () => {
    const page = await screens.page();
    await page.goto('/login');
    await signIn(page, OMAR);
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
    expect(await faults(page), 'one-time code').toEqual([]);
    await page.getByRole('link', { name: 'Wrong email? Change it' }).click();
    await page.getByText('Your email is not verified yet').waitFor();
    expect(await faults(page), 'profile').toEqual([]);
  });

  it('for an admin', async () => {
    const page = await screens.page();
    await enterConsole(page);
    expect(await faults(page), 'codes').toEqual([]);
    await page.getByRole('button', { name: `Edit ${screens.free()}` }).click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page), 'edit dialog').toEqual([]);
  });
});
