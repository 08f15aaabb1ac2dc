export interface S3Options {
  /** Created when missing, where the credentials allow it. */
  readonly bucket: string;
  /** Any server that speaks S3: `https://s3.example.com`. Without it: Amazon's, in `region`. */
  readonly endpoint?: string | undefined;
  /** `us-east-1` without it. */
  readonly region?: string | undefined;
  /** Both or none: none leaves it to the environment (instance roles, profiles, web identity). */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  /** Where browsers reach the same server to upload, when not at `endpoint`. */
  readonly uploadEndpoint?: string | undefined;
  /** Where browsers get files, without a slash at the end; a CDN, say. Without it: the bucket itself. */
  readonly publicBaseUrl?: string | undefined;
  /** Origins whose pages may upload and read (`*`: all). Without it the bucket's own rules stay as they are. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Lets anyone read the bucket's files. Without it the bucket's own policy stays as it is. */
  readonly publicRead?: boolean | undefined;
}
