/** The id of the pagination, for the link that skips to it. */
export const PAGES_ID = 'pages';

/** Returns how many pages a list has. */
export const pagesOf = (total: number, perPage: number): number => Math.ceil(total / perPage);
