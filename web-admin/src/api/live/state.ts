let connected = false;

/** Whether the server tells of changes. Where it does not, such as behind some proxies, lists read again by themselves. */
export const isLive = (): boolean => connected;

export const setLive = (state: boolean): void => {
  connected = state;
};
