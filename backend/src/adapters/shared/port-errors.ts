/** Returns what gives the errors of an engine in the port's terms: those of a call, and of a list while it is read. */
export const portErrors = (toPortError: (error: unknown) => unknown) => ({
  async withPortErrors<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw toPortError(error);
    }
  },

  async *listWithPortErrors<T>(list: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* list;
    } catch (error) {
      throw toPortError(error);
    }
  },
});
