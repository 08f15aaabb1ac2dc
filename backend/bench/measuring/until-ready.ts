import pWaitFor from 'p-wait-for';

const PATIENCE = { interval: 100, timeout: 60 * 60_000 } as const;

/** Waits until something holds, as long as a first start may take. Rejects where it does not. */
export const untilHolds = (holds: () => Promise<boolean>): Promise<void> => pWaitFor(holds, PATIENCE);

/** Waits until the product has caught up with its log. */
export const untilReady = (port: number): Promise<void> =>
  untilHolds(() => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok));
