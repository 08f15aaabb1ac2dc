/** For a read whose error the page shows: react-admin's toast would repeat it. */
export const ERROR_ON_PAGE = { onError: () => {} };
