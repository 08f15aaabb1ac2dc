import type { FileInfo, Unconverted } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { UNCONVERTED_TEXTS } from '@qlaim/backend/texts/videos';
import { rememberLanguage } from '@qlaim/web-kit/texts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab } from '../../../testing/editor.ts';
import { speak } from '../../../testing/speak.ts';

const film: FileInfo = {
  url: 'https://qlaim.example/files/film.mov',
  name: 'film.mov',
  contentType: 'video/quicktime',
  size: 2048,
  sources: [],
  state: 'original',
};

const reason: Unconverted = 'too_much_today';

afterEach(() => rememberLanguage('en'));

it.each(['de', 'ar'] as const)(
  'says in the language of the owner why a video stays as it is: %s',
  async (language) => {
    await speak(language);
    const { frame } = (await EDIT.first(language)).texts;
    const unconverted = [{ url: film.url, reason }];
    const content = { infoType: 'image' as const, imageVideos: [film.url], files: [film] };
    await openTab(frame.tabs.image, content, { unconverted }, frame.save);
    await screen.findByText(UNCONVERTED_TEXTS[language][reason]);
    expect(document.documentElement.lang).toBe(language);
  },
);
