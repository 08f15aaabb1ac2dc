import type { OperationsReport } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { standingOf } from '../lag-text.ts';
import { engineName } from '../names.ts';
import { mailTroubles } from './mail-troubles.ts';
import { ofEngine, ofPart, type Trouble } from './meaning.ts';

/** Returns everything that is wrong in a report, the worst first. */
export const troublesOf = (report: OperationsReport): readonly Trouble[] => [
  ...engineTroubles(report),
  ...partTroubles(report),
  ...delays(report),
  ...mailTroubles(report),
];

const engineTroubles = ({ refusedWrites, engines }: OperationsReport): readonly Trouble[] => [
  ...refusedWrites.map(({ name, problem }) => ({
    ...ofEngine(name),
    id: `refused ${name}`,
    title: `${engineName(name)}: nothing can be written`,
    tone: 'danger' as const,
    reason: problem,
    since: null,
  })),
  ...engines
    .filter(({ answeredIn }) => answeredIn === null)
    .map(({ name, problem }) => ({
      ...ofEngine(name),
      id: `silent ${name}`,
      title: `${engineName(name)}: no answer`,
      tone: 'danger' as const,
      reason: problem,
      since: null,
    })),
];

const partTroubles = ({ stopped, retrying }: OperationsReport): readonly Trouble[] => [
  ...stopped.map(({ name, problem }) => ({
    ...ofPart(name),
    id: `stopped ${name}`,
    title: `${engineName(name)} has stopped`,
    tone: 'danger' as const,
    reason: problem,
    since: null,
    remedy: 'The log of the process says why. Start the process again.',
  })),
  ...retrying.map(({ name, reason, since, tries }) => ({
    ...ofPart(name),
    id: `retrying ${name}`,
    title: `${engineName(name)}: tried again`,
    tone: 'note' as const,
    reason: `${reason}. Tried ${formatCount(tries)} ${tries === 1 ? 'time' : 'times'}`,
    since,
  })),
];

/** What follows the log, and is more than a minute behind. A read model that is rebuilt is as it should be. */
function delays({ at, readModels, reactions, relay }: OperationsReport): readonly Trouble[] {
  const now = Date.parse(at);
  const followers = [
    ...readModels.filter(({ rebuilt }) => rebuilt === null),
    ...reactions,
    ...(relay ? [relay] : []),
  ];
  return followers
    .filter((follower) => standingOf(follower, now) === 'late')
    .map(({ name, oldest }) => ({
      ...ofPart(name),
      id: `behind ${name}`,
      title: `${engineName(name)}: behind`,
      tone: 'note' as const,
      reason: null,
      since: oldest,
    }));
}
