import { canonicalShortCode } from '@qlaim/backend/contract';
import { endOfDay, startOfDay } from '../../api/local-days.ts';

export interface EventFilter {
  readonly code: string;
  readonly person: string;
  readonly type: string;
  /** `people`: without what the system did by itself. */
  readonly by: 'people' | 'all';
  /** Days of the local time zone, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** The first filter: every event that people caused. */
export const BY_PEOPLE: EventFilter = { code: '', person: '', type: '', by: 'people', from: '', to: '' };

export function readFilter(query: URLSearchParams): EventFilter {
  const [code = '', person = '', type = '', from = '', to = ''] = [
    'code',
    'person',
    'type',
    'from',
    'to',
  ].map((field) => query.get(field) ?? '');
  return { code, person, type, by: query.get('by') === 'all' ? 'all' : 'people', from, to };
}

/** Returns the filter as the query of an address, without what is as in the first one. */
export const queryOf = (filter: EventFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).filter(([field, value]) => value !== (field === 'by' ? BY_PEOPLE.by : '')),
  );

/** Of one code, and of one type, each event is listed. */
export const isFolded = ({ code, type }: EventFilter): boolean => code === '' && type === '';

/** Whether events of a type are about scans, which are by nobody. */
export const isOfScans = (type: string): boolean => type.startsWith('Scans');

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Converts the filter for the server: the first moment of the first day, and the last one of the last. */
export function toServerQuery({ code, person, type, by, from, to }: EventFilter) {
  return {
    ...(code === '' ? {} : { code: canonicalShortCode(code.replace(/[\s-]/g, '')) ?? code }),
    ...(person === '' ? {} : { person }),
    ...(type === '' ? {} : { type }),
    ...(by === 'all' ? {} : { by }),
    ...(isDay(from) ? { from: startOfDay(from) } : {}),
    ...(isDay(to) ? { to: endOfDay(to) } : {}),
  };
}
