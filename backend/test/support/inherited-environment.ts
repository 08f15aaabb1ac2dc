const NAMES = ['PATH', 'NODE_COMPILE_CACHE'];

/** The variables that a child process inherits: paths on this machine, and no settings of the product. */
export const INHERITED_ENVIRONMENT: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
