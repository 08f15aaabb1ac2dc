import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';

onEveryComposition('advertisement texts', (given) => {
  const shown = async () => (await given.browser().call(ROUTES.banners, {})).bannerTexts;

  it('are empty at first', async () => {
    expect(await shown()).toEqual([{ topBannerText: '', bottomBannerText: '', sideBannerText: '' }]);
  });

  it('change for each filled field, and stay for an empty or missing one', async () => {
    const { browser } = await given.admin();
    const first = { topBannerText: 'Top', bottomBannerText: 'Bottom', sideBannerText: 'Side' };
    await browser.call(ROUTES.updateText, { body: first });

    const changed = await browser.call(ROUTES.updateText, {
      body: { topBannerText: 'New top', bottomBannerText: '' },
    });

    const texts = { ...first, topBannerText: 'New top' };
    expect(changed).toEqual({ ...texts, message: 'text updated successfully' });
    expect(await shown()).toEqual([texts]);
    const { browser: user } = await given.signUp();
    expect(await user.call(ROUTES.getText, {})).toEqual(texts);
  });

  it('can be removed, one by one', async () => {
    const { browser } = await given.admin();
    await browser.call(ROUTES.updateText, { body: { topBannerText: 'Top', sideBannerText: 'Side' } });

    const changed = await browser.call(ROUTES.updateText, { body: { remove: ['topBannerText'] } });

    expect(changed).toMatchObject({
      topBannerText: '',
      sideBannerText: 'Side',
      message: 'text updated successfully',
    });
    expect(await shown()).toMatchObject([{ topBannerText: '', sideBannerText: 'Side' }]);
  });

  it('keep every character', async () => {
    const { browser } = await given.admin();
    const topBannerText = `<b>"50%" off</b> & more 🚲\n${'x'.repeat(3900)}`;

    await browser.call(ROUTES.updateText, { body: { topBannerText } });

    expect(await shown()).toMatchObject([{ topBannerText }]);
  });
});
