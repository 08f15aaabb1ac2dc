import type { CodeFilter } from '@qlaim/backend/contract';
import type { CodeFilterTexts } from '@qlaim/backend/texts/console/codes/filters';
import { contentTypeLabel } from '@qlaim/web-kit';
import { startOfDay } from '../../../api/local-days.ts';
import type { Chip } from './chips.ts';
import { presetOf } from './date-presets.ts';
import type { DateRange } from './date-range.ts';

/** What the words of a filter are made of. */
interface ChipWords {
  readonly texts: CodeFilterTexts;
  readonly createdDate: (date: string) => string;
  readonly owner: string;
  readonly batch: string;
}

const dayIn = ({ createdDate }: ChipWords, day = ''): string => createdDate(startOfDay(day));

function datesText({ startDate, endDate }: DateRange, words: ChipWords): string {
  const { dates, set } = words.texts;
  const preset = presetOf({ startDate, endDate });
  if (preset) return dates.presets[preset];
  if (startDate && endDate) return set.between(dayIn(words, startDate), dayIn(words, endDate));
  return startDate ? set.from(dayIn(words, startDate)) : set.to(dayIn(words, endDate));
}

/** Says in words what a filter leaves. */
export function chipText(of: Chip['of'], filter: CodeFilter, words: ChipWords): string {
  const { set, switches, content } = words.texts;
  switch (of) {
    case 'infoType':
      return filter.infoType ? set.type(contentTypeLabel(filter.infoType, content)) : '';
    case 'ownerId':
      return set.owner(words.owner);
    case 'batchId':
      return set.batch(words.batch);
    case 'tag':
      return set.tag(filter.tag ?? '');
    case 'dates':
      return datesText(filter, words);
    case 'claimedFrom':
      return set.claimedFrom(dayIn(words, filter.claimedFrom));
    case 'link':
      return set.link(filter.link ?? '');
    case 'id':
      return set.chosen(filter.id?.length ?? 0);
    default:
      return filter[of] ? switches[of].on : switches[of].off;
  }
}
