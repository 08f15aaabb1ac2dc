import type { OperationsReport } from '@qlaim/backend/contract';
import { standingOf } from '../lag-text.ts';
import { engineName } from '../names.ts';
import { checkTroubles } from './check-troubles.ts';
import { mailTroubles } from './mail-troubles.ts';
import { type Meaning, ofEngine, ofPart, type Saying, type Trouble } from './meaning.ts';

/** Returns everything that is wrong in a report, the worst first. */
export const troublesOf = (report: OperationsReport, saying: Saying): readonly Trouble[] => [
  ...engineTroubles(report, saying),
  ...spooled(report, saying),
  ...partTroubles(report, saying),
  ...delays(report, saying),
  ...checkTroubles(report, saying),
  ...mailTroubles(report, saying),
];

const said = ({ words }: Saying) => words.page.troubles;

const engineTroubles = (report: OperationsReport, saying: Saying): readonly Trouble[] => [
  ...report.refusedWrites.map(({ name, problem }) => ({
    ...meaningOfEngine(name, report, saying),
    id: `refused ${name}`,
    title: said(saying).refused(engineName(name, saying.words)),
    tone: 'danger' as const,
    reason: problem && saying.say(problem),
    since: null,
  })),
  ...report.engines
    .filter(({ answeredIn }) => answeredIn === null)
    .map(({ name, problem }) => ({
      ...meaningOfEngine(name, report, saying),
      id: `silent ${name}`,
      title: said(saying).silent(engineName(name, saying.words)),
      tone: 'danger' as const,
      reason: problem && saying.say(problem),
      since: null,
    })),
];

/** Scans that are kept in a file are not refused. */
const meaningOfEngine = (name: string, { spooledScans }: OperationsReport, saying: Saying): Meaning => {
  const meaning = ofEngine(name, saying);
  return name === 'event store' && spooledScans ? { ...meaning, buyers: saying.words.spool.away } : meaning;
};

const spooled = ({ spooledScans }: OperationsReport, { words: { spool } }: Saying): readonly Trouble[] =>
  spooledScans === null
    ? []
    : [
        {
          id: 'spooled scans',
          title: spool.waiting(spooledScans.scans),
          tone: 'note',
          reason: null,
          since: spooledScans.since,
          buyers: spool.buyers,
          remedy: spool.remedy,
        },
      ];

const partTroubles = ({ stopped, retrying }: OperationsReport, saying: Saying): readonly Trouble[] => [
  ...stopped.map(({ name, problem }) => ({
    ...ofPart(name, saying),
    id: `stopped ${name}`,
    title: said(saying).stopped(engineName(name, saying.words)),
    tone: 'danger' as const,
    reason: problem && saying.say(problem),
    since: null,
    remedy: said(saying).stoppedRemedy,
  })),
  ...retrying.map(({ name, reason, since, tries }) => ({
    ...ofPart(name, saying),
    id: `retrying ${name}`,
    title: said(saying).retrying(engineName(name, saying.words)),
    tone: 'note' as const,
    reason: `${saying.say(reason)}. ${said(saying).tried(tries)}`,
    since,
  })),
];

/** What follows the log, and is more than a minute behind. A read model that is rebuilt is as it should be. */
function delays({ at, readModels, reactions, relay }: OperationsReport, saying: Saying): readonly Trouble[] {
  const now = Date.parse(at);
  const followers = [
    ...readModels.filter(({ rebuilt }) => rebuilt === null),
    ...reactions,
    ...(relay ? [relay] : []),
  ];
  return followers
    .filter((follower) => standingOf(follower, now) === 'late')
    .map(({ name, oldest }) => ({
      ...ofPart(name, saying),
      id: `behind ${name}`,
      title: said(saying).behind(engineName(name, saying.words)),
      tone: 'note' as const,
      reason: null,
      since: oldest,
    }));
}
