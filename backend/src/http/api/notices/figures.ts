import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import type { NoticePorts } from './ports.ts';
import { reportOfYear } from './report-of-year.ts';
import { storyOf } from './story.ts';

/** Routes of what is published of notices, and of what an authority asks for (decision 100). */
export const noticeFigureHandlers = (context: NoticePorts): readonly BoundRoute[] => [
  bind(ROUTES.noticeReport, async ({ query: { year } }) =>
    ok(await reportOfYear(context, year === undefined ? undefined : Number(year))),
  ),

  bind(ROUTES.noticeStory, async ({ params: { id }, caller }) => {
    const story = await storyOf(context, caller, id);
    return story ? ok(story) : refuse('unknown_notice');
  }),
];
