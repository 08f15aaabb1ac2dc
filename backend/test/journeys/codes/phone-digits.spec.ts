import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';

onEveryComposition('a phone number in digits of another script', (given) => {
  it.each(['+12133734253;ext=１２', '+12133734253 ext. ١٢'])(
    '%s is saved in ASCII digits',
    async (phoneNumber) => {
      const owner = await given.signUp();
      const code = await given.codeOf(owner);
      const body = { type: 'phoneNumber' as const, phoneNumber };

      const { barcode } = await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });

      expect(barcode.storedInfo).toMatchObject({ phoneNumber: '+12133734253;ext=12' });
      const scan = await given.browser().open(`/${code}`);
      expect(scan.status).toBe(200);
      expect(await scan.text()).toContain('tel:+12133734253;ext=12');
    },
  );
});
