/** A module of the kit or the contract is bundled only where something uses it. */
export const TREESHAKE = {
  moduleSideEffects: [{ test: /\/(web-kit|backend)\/src\/.*\.tsx?$/, sideEffects: false }],
};
