import type { CodeFilter } from '@qlaim/backend/contract';
import { contentTypeLabel, formatCreatedDate } from '@qlaim/web-kit';
import { startOfDay } from '../../../api/local-days.ts';
import type { Chip } from './chips.ts';
import { presetOf } from './date-presets.ts';
import type { DateRange } from './date-range.ts';
import { SWITCHES } from './switch-texts.ts';

const shown = (day: string): string => formatCreatedDate(startOfDay(day));

function datesText({ startDate, endDate }: DateRange): string {
  const preset = presetOf({ startDate, endDate });
  if (preset) return preset.label;
  if (startDate && endDate) return `${shown(startDate)} to ${shown(endDate)}`;
  return startDate ? `From ${shown(startDate)}` : `To ${shown(endDate ?? '')}`;
}

/** Says in words what a filter leaves. */
export function chipText(
  of: Chip['of'],
  filter: CodeFilter,
  names: { readonly owner: string; readonly batch: string },
): string {
  switch (of) {
    case 'infoType':
      return filter.infoType ? `Type: ${contentTypeLabel(filter.infoType)}` : '';
    case 'ownerId':
      return `Owner: ${names.owner}`;
    case 'batchId':
      return `Batch: ${names.batch}`;
    case 'tag':
      return `Tag: ${filter.tag ?? ''}`;
    case 'dates':
      return datesText(filter);
    case 'claimedFrom':
      return `Claimed since ${shown(filter.claimedFrom ?? '')}`;
    case 'link':
      return `Begins with ${filter.link ?? ''}`;
    case 'id':
      return `Chosen: ${filter.id?.length ?? 0}`;
    default:
      return filter[of] ? SWITCHES[of].on : SWITCHES[of].off;
  }
}
