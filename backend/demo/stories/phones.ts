import type { Story } from './story.ts';

const story = (name: string, country: string, number: string): Story => ({
  name,
  versions: [{ type: 'phoneNumber', country, number }],
});

/** Numbers that the countries' authorities keep free for films and examples, where there are such. */
export const PHONES: readonly Story[] = [
  story('🔑 House keys', 'US', '(213) 373-4253'),
  story('Koffer', 'DE', '030 23125 017'),
  story('Luna, our cat 🐈', 'GB', '020 7946 0018'),
  story('Sac à dos', 'FR', '01 99 00 12 34'),
  story('Mochila de Inés', 'ES', '612 34 56 78'),
  story('かぎ', 'JP', '03-1234-5678'),
  story('Ski', 'SE', '08-465 004 23'),
  story('Teddy', 'AU', '02 5550 1234'),
  {
    name: 'Violin',
    versions: [
      { type: 'link', link: 'https://example.com/violin' },
      { type: 'phoneNumber', country: 'IE', number: '020 915 0123' },
    ],
  },
];
