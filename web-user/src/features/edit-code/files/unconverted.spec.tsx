import { type FileInfo, ROUTES, type Unconverted } from '@qlaim/backend/contract';
import { UNCONVERTED_TEXTS } from '@qlaim/backend/texts/videos';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab } from '../../../testing/editor.ts';

const film: FileInfo = {
  url: 'https://qlaim.example/files/film.mov',
  name: 'film.mov',
  contentType: 'video/quicktime',
  size: 2048,
  sources: [],
  state: 'original',
};

const reason: Unconverted = 'too_much_today';

afterEach(() => vi.restoreAllMocks());

it.each(['de', 'ar'] as const)(
  'says in the language of the owner why a video stays as it is: %s',
  async (language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    const opened = openTab('Images/Videos', { infoType: 'image', imageVideos: [film.url], files: [film] });
    answerRoute(ROUTES.storage, () => ({
      usedBytes: 0,
      quotaBytes: 2_000_000_000,
      preparing: [],
      unconverted: [{ url: film.url, reason }],
    }));
    await opened;
    const words = await screen.findByText(UNCONVERTED_TEXTS[language][reason]);
    expect(words.lang).toBe(language);
    expect(words.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  },
);
