import type { Draft, Story } from './story.ts';

const link = (address: string): Draft => ({ type: 'link', link: address });
const story = (name: string, ...addresses: readonly string[]): Story => ({
  name,
  versions: addresses.map(link),
});

export const LINKS: readonly Story[] = [
  story(
    '🎸 Case of my guitar',
    'https://example.com/rosa/guitar',
    'https://example.com/rosa/band',
    'https://example.com/rosa/band/tour?year=2026',
  ),
  story('Suitcase', 'https://example.com/travel/luggage'),
  story('🚲 Fahrrad', 'https://example.org/fahrrad/rahmennummer', 'https://example.org/fahrrad'),
  story('Hundemarke Bello', 'https://example.org/bello'),
  story('お弁当箱', 'https://example.jp/bento', 'https://example.jp/bento/today'),
  story('', 'https://example.com/unnamed'),
  story('📷 Camera bag', 'https://example.com/portfolio', 'https://example.com/portfolio/2026'),
  story('Vélo cargo', 'https://example.fr/velo'),
  story('Книга рецептов', 'https://example.org/recipes/ru'),
  story('حقيبة السفر', 'https://example.net/travel'),
  story('Laptop sleeve', 'https://example.com/contact?from=sleeve&campaign=autumn'),
  story('🌱 Tomato bed no. 3', 'https://example.com/garden/beds/3', 'https://example.com/garden'),
  story('Thermos flask', 'https://example.com/tea'),
  story('Skateboard', 'https://example.com/clips'),
  story('Ukulele', 'https://example.com/songs/ukulele'),
  story(
    'Longest name on the shelf: the blue box with the winter things that nobody has opened for years',
    'https://example.com/box',
  ),
  story('☂️ Umbrella', 'https://example.com/lost-and-found'),
  story('Workshop door', 'https://example.com/workshop/opening-hours'),
];
