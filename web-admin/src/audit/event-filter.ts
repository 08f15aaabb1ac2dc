import { canonicalShortCode } from '@qlaim/backend/contract';

export interface EventFilter {
  readonly code: string;
  readonly person: string;
  readonly type: string;
  /** Days of the local time zone, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

const FIELDS = ['code', 'person', 'type', 'from', 'to'] as const;

export function readFilter(query: URLSearchParams): EventFilter {
  const [code = '', person = '', type = '', from = '', to = ''] = FIELDS.map(
    (field) => query.get(field) ?? '',
  );
  return { code, person, type, from, to };
}

/** Returns the filter as the query of an address, without empty fields. */
export const queryOf = (filter: EventFilter): URLSearchParams =>
  new URLSearchParams(FIELDS.flatMap((field) => (filter[field] === '' ? [] : [[field, filter[field]]])));

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Converts the filter for the server: the first moment of the first day, and the last one of the last. */
export function toServerQuery({ code, person, type, from, to }: EventFilter) {
  return {
    ...(code === '' ? {} : { code: canonicalShortCode(code.replace(/[\s-]/g, '')) ?? code }),
    ...(person === '' ? {} : { person }),
    ...(type === '' ? {} : { type }),
    ...(isDay(from) ? { from: new Date(`${from}T00:00:00`).toISOString() } : {}),
    ...(isDay(to) ? { to: new Date(`${to}T23:59:59.999`).toISOString() } : {}),
  };
}
