export interface S3Options {
  /** Created when missing, where the credentials allow it. */
  readonly bucket: string;
  /** A compatible server, `https://s3.example.com`. By default Amazon's, in `region`. */
  readonly endpoint?: string | undefined;
  /** By default `us-east-1`. */
  readonly region?: string | undefined;
  /** Both or neither. By default from the environment: instance roles, profiles, web identity. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  /** The same server's URL for browsers. By default `endpoint`. */
  readonly uploadEndpoint?: string | undefined;
  /** Origins whose pages may upload and read (`*`: all). By default the bucket's rules stay unchanged. */
  readonly corsOrigins?: readonly string[] | undefined;
}
