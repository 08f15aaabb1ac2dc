import { NOTICE_RECEIVED } from '../../../contract/notices/notice.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { receive } from '../../pages/report/receive.ts';
import { noticeReached } from '../../views/notice-reached.ts';
import type { NoticePorts } from './ports.ts';

/** The call behind the form that reports what a code shows. */
export const reportHandlers = (context: NoticePorts): readonly BoundRoute[] => [
  bind(ROUTES.reportCode, async ({ params: { code }, body, request }) => {
    const noted = await receive(context, request, code, body);
    if (!noted.ok) return noted;
    const { number, received } = noted.value;
    await noticeReached(context, received);
    return ok({ number, message: NOTICE_RECEIVED });
  }),
];
