/**
 * The names of our streams on the server. All begin with the prefix, so that several installations and other programs can
 * share one cluster.
 */
export class StreamNames {
  readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Returns the name on the server of a stream, or of all streams with a beginning. */
  onServer(stream: string): string {
    return `${this.prefix}${stream}`;
  }

  /** Returns the stream in the port's terms; undefined for a stream that is not ours. */
  ours(name: string): string | undefined {
    return name.startsWith(this.prefix) ? name.slice(this.prefix.length) : undefined;
  }
}
