import { NoticeFilter } from '@qlaim/backend/contract/console';

/** Reads the filters of notices from the address. Invalid values give an empty filter. */
export function readNoticeFilter(values: unknown): NoticeFilter {
  const read = NoticeFilter.safeParse(values ?? {});
  return read.success ? read.data : {};
}

/** What the list shows. */
export const SHOWN = ['all', 'open', 'contested', 'decided'] as const;

/** Returns the filter for one of `SHOWN`, with the same code. */
export const filterFor = (shown: string, { code }: NoticeFilter): NoticeFilter =>
  readNoticeFilter({
    ...(code === undefined ? {} : { code }),
    ...(shown === 'all' ? {} : { status: shown }),
  });
