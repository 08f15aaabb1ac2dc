import { en as figures } from '../../../figures/en.ts';
/** The English texts of the yearly report about notices. */
export const en = {
  figures,
  title: 'Yearly report',
  heading: (year: string) => `Yearly report ${year}`,
  intro:
    'The figures that the law asks you to publish each year (Digital Services Act, Article 15). They name nobody.',
  year: 'Year',
  soFar: (year: string) => `${year} so far`,
  nothing: 'Nobody reported anything in this year, and nothing was decided.',
  print: 'Print',
  file: 'The report',
  columns: { part: 'Part', figure: 'Figure', value: 'Number' },
  none: 'None',
  total: 'In all',
  pair: (first: string, second: string) => `${first}: ${second}`,
  received: { title: 'Notices by reason', trusted: 'From trusted flaggers', waiting: 'Not decided yet' },
  decided: {
    title: 'Decisions about notices',
    automated: 'By automated means',
    median: 'Median time to a decision, in hours',
  },
  own: { title: 'Decisions without a notice', unnamed: 'No reason named' },
  objections: {
    title: 'Objections',
    received: 'Received',
    upheld: 'Decision taken back',
    dismissed: 'Decision stayed',
    median: 'Median time to an answer, in hours',
  },
  reversals: {
    title: 'Decisions taken back',
    reversed: 'Taken back in the year',
    restricting: 'Decisions of the year that changed a code',
    overturned: 'Of these, taken back since',
    rate: 'Error rate, in percent',
  },
  notes: {
    title: 'About the figures',
    utc: 'A year runs from 1 January to 31 December, UTC.',
    flaggers: 'The product knows no trusted flaggers, and uses no automated means: a person decides.',
    orders: 'Orders of authorities are not counted here. Count them from your letters.',
    unowned:
      'Decisions about codes without an owner are in the audit log only: nobody is to be told of them.',
  },
};
