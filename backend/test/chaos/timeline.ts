/** Says what happens, with the seconds since the beginning. */
export interface Timeline {
  say(what: string): void;
}

export function startTimeline(): Timeline {
  const startedAt = performance.now();
  return {
    say: (what) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
      process.stdout.write(`${seconds} s  ${what}\n`);
    },
  };
}
