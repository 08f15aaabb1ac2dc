/** What kafkajs does not declare: the requests of one connection (kafkajs 2.2.4). */
declare module 'kafkajs/src/network/requestQueue/index.js' {
  export default class RequestQueue {
    constructor(options: {
      clientId: string;
      broker: string;
      logger: { debug(message: string): void };
      requestTimeout: number;
      maxInFlightRequests: number | null;
    });
    /** Requests that wait. */
    readonly pending: readonly unknown[];
    /** Milliseconds since 1970; -1 without a throttle. */
    throttledUntil: number;
    throttleCheckTimeoutId: unknown;
    checkPendingRequests(): void;
    maybeThrottle(milliseconds: number): void;
    scheduleCheckPendingRequests(): void;
    destroy(): void;
  }
}
