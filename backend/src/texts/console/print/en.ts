import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });
const pages = counted({ one: (n) => `${n} page`, other: (n) => `${n} pages` });

/** The English texts of printing codes. */
export const en = {
  title: 'Print codes',
  titleOf: (batch: string) => `Print · ${batch}`,
  intro: 'Vector files in exact sizes. Every symbol is read before you get a file.',
  batch: 'Batch',
  noBatch: {
    title: 'No batch is chosen',
    advice: (list: string) => `Choose a batch in ${list}, and print it there.`,
    list: 'the list of batches',
  },
  noCodes: {
    title: 'No codes are chosen',
    advice: (table: string) => `Select codes in ${table}, and choose Print.`,
    table: 'the table',
  },
  nothing: {
    title: 'Nothing to print',
    codes: 'These codes were deleted.',
    batch: 'Every code of this batch was deleted.',
  },
  unit: 'mm',
  paper: {
    title: 'Paper',
    a4: 'A4, 210 × 297 mm',
    letter: 'Letter, 215.9 × 279.4 mm',
    sheet: 'Label sheet, by its number',
    label: 'Label roll, one label a page',
    width: 'Label width',
    height: 'Label height',
    symbol: 'Symbol size',
    symbolHelp: '10 to 200 mm, without the white zone around it',
  },
  sheets: {
    number: 'Number on the package',
    example: 'Such as L7160, 5163 or 4677',
    found: counted({ one: () => 'One sheet has it', other: (n) => `${n} sheets have it` }),
    none: 'No sheet here has this number. Choose a paper, or a label roll',
    label: 'Label sheet',
    papers: { a4: 'A4', letter: 'Letter' },
    group: (maker: string, paper: string) => `${maker}, ${paper}`,
    of: (sheet: string, labels: string, size: string) => `${sheet}: ${labels} of ${size}`,
  },
  below: {
    code: 'Short code below each symbol',
    name: 'Name of the batch below each symbol',
    unnamed: 'This batch has no name. Name it on its page.',
    crop: 'Crop marks',
  },
  logo: {
    label: 'Logo in the middle',
    help: 'A logo takes a part of the symbol, so that error correction H is used.',
    none: 'None',
    mark: 'Qlaim’s mark',
    image: 'A picture of yours',
    file: 'Logo',
    choose: 'Choose PNG or SVG',
    unreadable: 'This file is no picture, or too detailed for a logo',
  },
  feed: {
    start: 'Start at label',
    startHelp: 'Row by row from the top left, for a sheet that is used in part',
    backs: 'Back to back',
    backsHelp:
      'Each page is followed by its backs, with the name of the batch and the code. Print on both sides, flipped on the long edge.',
    off: 'Where your printer is off',
    right: 'Move right',
    down: 'Move down',
  },
  buttons: { pdf: 'Download PDF', svg: 'ZIP of SVGs' },
  file: {
    busy: counted({
      one: (n) => `Drawing and reading ${n} symbol. A thousand take some seconds.`,
      other: (n) => `Drawing and reading ${n} symbols. A thousand take some seconds.`,
    }),
    ready: 'Your file is ready',
    again: 'Download again',
    facts: (count: number, sheets: number, size: string) =>
      `${codes(count)} on ${pages(sheets)}, ${size}. Every symbol was read.`,
    factsOf: (count: number, batch: string, sheets: number, size: string) =>
      `${codes(count)} of ${batch} on ${pages(sheets)}, ${size}. Every symbol was read.`,
  },
  preview: {
    none: 'No preview',
    advice: 'Correct the form to see the page.',
    facts: (count: number, onPage: string, sheets: number) =>
      `${codes(count)}, ${onPage} on a page, ${pages(sheets)}`,
    first: (sheets: number, count: number) => `First of ${pages(sheets)}, with ${codes(count)}`,
    back: 'Its back',
  },
};
