const NAMES = ['PATH', 'NODE_COMPILE_CACHE'];

/** What a program started by a test finds of this process's environment: where things lie on this machine, no settings. */
export const MACHINE: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
