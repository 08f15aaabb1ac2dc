import type { PdfDraft, Story } from './story.ts';

const manual = (name: string, title: string, ...lines: readonly string[]): PdfDraft => ({
  name,
  title,
  lines,
});

const care = manual(
  'oak-table-care.pdf',
  'Care of your oak table',
  'Wipe the table with a damp cloth. Dry it at once.',
  'Oil it twice a year, along the grain.',
  'Put hot pots on a board, never on the wood.',
);
const guarantee = manual(
  'guarantee.pdf',
  'Guarantee',
  'Ten years on the frame.',
  'Keep this page and the bill.',
);

export const PDFS: readonly Story[] = [
  {
    name: '🪑 Oak table',
    versions: [
      { type: 'pdf', pdfs: [care] },
      { type: 'pdf', pdfs: [care, guarantee] },
    ],
  },
  {
    name: 'Kaffeemühle',
    versions: [
      {
        type: 'pdf',
        pdfs: [
          manual(
            'anleitung.pdf',
            'Kaffeemühle: Anleitung',
            'Größe der Mahlscheiben: 38 mm.',
            'Nach Gebrauch bürsten.',
          ),
        ],
      },
    ],
  },
  {
    name: 'Recette de mamie 🥧',
    versions: [
      {
        type: 'pdf',
        pdfs: [
          manual(
            'tarte.pdf',
            'Tarte aux pommes',
            'Une pâte brisée, six pommes, un œuf.',
            'Quarante minutes à 180 degrés.',
          ),
        ],
      },
    ],
  },
  {
    name: 'Espresso machine',
    versions: [
      { type: 'link', link: 'https://example.com/espresso' },
      null,
      {
        type: 'pdf',
        pdfs: [
          manual('espresso-manual.pdf', 'Espresso machine', 'Fill the tank.', 'Warm it up for ten minutes.'),
        ],
      },
    ],
  },
  {
    name: 'Manual de la bicicleta',
    versions: [
      {
        type: 'pdf',
        pdfs: [
          manual(
            'bicicleta.pdf',
            'Manual de la bicicleta',
            'Presión: 4 bar.',
            '¡Revise los frenos cada año!',
          ),
        ],
      },
    ],
  },
  { name: 'Tent', versions: [{ type: 'pdf', pdfs: [guarantee] }] },
];
