import { LANGUAGES } from '@qlaim/backend/texts';
import { BANNERS } from '@qlaim/backend/texts/console/banners';
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { readBanners } from '../../testing/server.ts';
import { ManageAdvertisement } from './ManageAdvertisement.tsx';

it.each(LANGUAGES)('in %s, the form names each banner', async (language) => {
  readBanners({ topBannerText: 'Free shipping', bottomBannerText: '', sideBannerText: '' });
  await openPartIn(language, [BANNERS], <ManageAdvertisement />);
  const words = (await BANNERS.first(language)).texts;
  for (const label of Object.values(words.labels)) await screen.findByLabelText(label);
  screen.getByRole('heading', { level: 1, name: words.title });
  screen.getByText(words.removed.topBannerText.trim());
  for (const text of [words.intro, words.submit, words.advice]) screen.getByText(text);
});
