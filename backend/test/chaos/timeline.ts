/** Prints what happens, with the seconds since the start. */
export interface Timeline {
  log(text: string): void;
}

export function startTimeline(): Timeline {
  const startedAt = performance.now();
  return {
    log: (text) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
      process.stdout.write(`${seconds} s  ${text}\n`);
    },
  };
}
