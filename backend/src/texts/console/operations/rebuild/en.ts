import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');

/** The English texts of making read models again. */
export const rebuild = {
  title: 'Rebuild',
  intro: 'Makes read models again from the event log, where they show what is wrong.',
  model: 'Read model',
  all: 'All read models',
  action: 'Rebuild',
  confirmAll: 'Rebuild all read models?',
  confirm: (name: string) => `Rebuild: ${name}?`,
  consequence:
    'The event log is read from its beginning, which takes minutes where there are many scans. Until then everybody sees the lists of now. Scans are answered as always.',
  startFailed: 'Error starting the rebuild',
  asked: (person: string, when: string) => `Asked for by ${person} ${when}.`,
  deletedPerson: 'a deleted person',
  waiting: (made: string) => `${made}: waiting to be made again`,
  waitingNote:
    'A process that projects takes it up within seconds. Where it stays so, see whether one runs, or whether “npm run rebuild” is at work.',
  failed: (name: string) => `The rebuild failed at: ${name}`,
  before: 'What was there before is shown on.',
  remedy: 'What to do:',
  models: counted({ one: (n) => `${n} read model`, other: (n) => `${n} read models` }),
  step: (name: string) => `Reading the event log for: ${name}`,
  stepOf: (name: string, place: string, count: string) =>
    `Reading the event log for: ${name}, ${place} of ${count}`,
  ended: (made: string, time: string, took: string, documents: string) =>
    `${made} made again on ${time}, in ${took}: ${documents}.`,
  documents: counted({ one: (n) => `${n} document`, other: (n) => `${n} documents` }),
  second: 'a second',
  seconds: counted({ one: (n) => `${n} second`, other: (n) => `${n} seconds` }),
  minutes: counted({ one: (n) => `${n} minute`, other: (n) => `${n} minutes` }),
  hours: counted({ one: (n) => `${n} hour`, other: (n) => `${n} hours` }),
  problems: {
    'other-version': {
      reason: 'A program of another version keeps this read model.',
      remedy: 'Finish the upgrade, so that all processes are of one version. Then start it again.',
    },
    'log-damaged': {
      reason: 'The event log holds an event that is damaged.',
      remedy: 'Run “npm run audit”, which names the event, and restore a back-up.',
    },
    interrupted: {
      reason: 'Each process that made it was stopped before the end.',
      remedy: 'See in the log of the process why it stops, often for want of memory. Then start it again.',
    },
    unexpected: {
      reason: 'Something went wrong that trying again does not mend.',
      remedy: 'The log of the process says why. Put that right, and start it again.',
    },
  },
};
