import type { FileInfo, InfoOf, InfoType, StoredInfo } from '@qlaim/backend/contract';

/** The files of each type of content. */
const FILES: { readonly [T in InfoType]: (info: InfoOf<T>) => readonly FileInfo[] } = {
  link: () => [],
  phoneNumber: () => [],
  smartQR: () => [],
  pdf: ({ files }) => files,
  image: ({ files }) => files,
  memories: ({ memories: { files } }) => files,
};

const listed = <T extends InfoType>(info: InfoOf<T>): readonly FileInfo[] => FILES[info.infoType](info);

/** Returns the files of a content, in its order. */
export const filesOf = (info: StoredInfo | null): readonly FileInfo[] => (info === null ? [] : listed(info));
