import { ok } from '../../../contract/result.ts';
import type { QueryOf } from '../../../contract/route.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { dayOf } from '../../../read-models/codes/scan-days.ts';
import { mostScannedBatches, scansByDay } from '../../../read-models/scan-statistics/queries.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { mostScanned } from '../codes/find-codes.ts';
import { homeView } from './home.ts';
import { jumpTargets } from './jump.ts';
import type { ConsolePorts } from './ports.ts';
import { rankedNames } from './ranked-names.ts';
import { type DayRange, scanStatisticsView } from './scan-statistics.ts';

/** How many codes, and how many batches, are ranked. */
const MOST_RANKED = 20;

/** What the console's sections for operators read. */
export const consoleHandlers = (context: ConsolePorts): readonly BoundRoute[] => {
  const { store, clock, operations } = context;
  return [
    bind(ROUTES.scanStatistics, async ({ query, caller }) => {
      const range = rangeOf(query, dayOf(clock.now().getTime()));
      const [days, codes, batches] = await Promise.all([
        scansByDay(store, range.from, range.to),
        mostScanned(context, MOST_RANKED),
        mostScannedBatches(store, MOST_RANKED),
      ]);
      const names = await rankedNames(store, caller, { codes, batches });
      return ok(scanStatisticsView({ days, codes, batches, names }, range));
    }),

    bind(ROUTES.operations, async () => ok(await operations.report())),

    bind(ROUTES.home, async () => ok(await homeView(context, dayOf(clock.now().getTime())))),

    bind(ROUTES.jump, async ({ query: { text }, caller }) => ok(await jumpTargets(context, caller, text))),
  ];
};

const LENGTH = 30;

/** Days as numbers since 1970. */
function rangeOf({ from, to }: QueryOf<typeof ROUTES.scanStatistics>, today: number): DayRange {
  const day = (text: string | undefined) => (text === undefined ? undefined : dayOf(Date.parse(text)));
  const begin = day(from);
  const end = day(to) ?? (begin === undefined ? today : begin + LENGTH - 1);
  return { from: begin ?? end - LENGTH + 1, to: end, today };
}
