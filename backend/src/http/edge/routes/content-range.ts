import type { Response } from 'express';

/** How many rows a list has that names no range. */
export const PAGE = 50;

/** Sets `Content-Range: codes 0-49/1204`, as ra-data-simple-rest expects it. */
export function contentRange(
  response: Response,
  resource: string,
  from: number,
  count: number,
  total: number,
): void {
  const last = Math.max(from, from + count - 1);
  response.set('Content-Range', `${resource} ${from}-${last}/${total}`);
  response.set('Access-Control-Expose-Headers', 'Content-Range');
}

type Order = 'ASC' | 'DESC';

/** Returns a page of a list in the dialect of ra-data-simple-rest; `fields` gives the read model's name of each field. */
export function pageOf<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  {
    sort,
    range,
  }: { readonly sort?: [Field, Order] | undefined; readonly range?: [number, number] | undefined },
  [defaultField, defaultOrder]: readonly [Field, Order],
): { readonly sort: string; readonly limit: number; readonly skip: number } {
  const [from, to] = range ?? [0, PAGE - 1];
  const [field, order] = sort ?? [defaultField, defaultOrder];
  return { sort: order === 'DESC' ? `-${fields[field]}` : fields[field], limit: to - from + 1, skip: from };
}
