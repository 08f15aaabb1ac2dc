export interface ObjectInfo {
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
}

export interface ListedObject extends Pick<ObjectInfo, 'key' | 'size'> {
  readonly modifiedAt: Date;
}
