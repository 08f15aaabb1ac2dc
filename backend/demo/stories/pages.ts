import { photosOf } from './galleries.ts';
import type { Story } from './story.ts';

/** The secure code of the protected page. */
export const SECURE_CODE = 'lavender';

const EVERGREEN = 'https://example.com/films/a-summer-in-the-garden';

export const PAGES: readonly Story[] = [
  {
    name: '🕯️ Abuela Carmen',
    versions: [
      { type: 'memories', texts: { title: 'Carmen Ruiz', freeText: '1931–2024' }, photos: [] },
      {
        type: 'memories',
        texts: {
          title: 'Carmen Ruiz',
          freeText:
            'Nació en Cádiz en 1931 y murió en casa, entre los suyos, en 2024.\n\nFue maestra durante cuarenta años. Quien entraba en su cocina salía con una receta, un libro y la sensación de haber sido escuchado.',
          imageText: 'Los lugares que ella quería',
          videoUrl: EVERGREEN,
          videoDescription: 'Un verano en el jardín',
        },
        photos: photosOf(300, 4, 'flowers', 'sea'),
        theme: 'garden',
        covered: true,
        life: {
          born: '1931',
          died: '2024',
          place: { text: 'Cementerio de San José', address: 'Cádiz' },
        },
      },
    ],
  },
  {
    name: 'Opa Heinrich',
    versions: [
      {
        type: 'memories',
        texts: {
          title: 'Heinrich Weiß',
          freeText:
            'Uhrmacher, Bergsteiger, Großvater.\n\n„Wer rastet, der sieht mehr.“ So begann jede Rast, und keine war kurz.',
          imageText: 'Seine Berge',
          pdfTitle: 'Sein liebstes Rezept',
        },
        photos: photosOf(320, 3, 'hills', 'forest'),
        theme: 'slate',
        covered: true,
        pdfs: [
          {
            name: 'kaiserschmarrn.pdf',
            title: 'Kaiserschmarrn',
            lines: ['Vier Eier, Mehl, Milch, Rosinen.', 'Mit Zwetschgenröster servieren.'],
          },
        ],
      },
    ],
  },
  {
    name: '🔒 For the family',
    versions: [
      {
        type: 'memories',
        texts: {
          title: 'Letters of Margaret O’Brien',
          freeText:
            'These letters were found behind the wardrobe. They are for the family, so they need the secure code.',
          imageText: 'The house by the sea',
        },
        photos: photosOf(340, 2, 'sea', 'city'),
        theme: 'night',
        secureCode: SECURE_CODE,
      },
    ],
  },
  {
    name: '祖父の思い出',
    versions: [
      {
        type: 'memories',
        texts: {
          title: '田中 健一',
          freeText: '一九三五年、京都に生まれる。庭師として六十年、木々と話しながら暮らした。',
          imageText: '祖父の庭',
        },
        photos: photosOf(360, 2, 'forest', 'flowers'),
        theme: 'plain',
      },
    ],
  },
  {
    name: 'جدّتي',
    versions: [
      {
        type: 'memories',
        texts: {
          title: 'فاطمة الهاشمي',
          freeText: 'كانت تروي لنا الحكايات كل مساء. بقيت حكاياتها معنا، وبقي دفء صوتها في البيت.',
        },
        photos: photosOf(380, 1, 'city'),
        covered: true,
      },
    ],
  },
  {
    name: 'Бабушка Вера',
    versions: [
      {
        type: 'memories',
        texts: {
          title: 'Вера Соколова',
          freeText: 'Врач, садовод и лучшая рассказчица на нашей улице. Её яблони цветут до сих пор.',
        },
        photos: photosOf(400, 2, 'flowers', 'forest'),
      },
    ],
  },
  {
    name: 'Bench in the park',
    versions: [
      {
        type: 'memories',
        texts: {
          title: 'For Áine, who liked to sit here',
          freeText: 'Go raibh míle maith agat. Sit down, look at the trees, and tell them something.',
        },
        photos: [],
      },
    ],
  },
];
