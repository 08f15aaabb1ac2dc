import { type FileInfo, isVideoName } from '@qlaim/backend/contract';

/** Returns whether a file is a video, by the extension of its address (section 2, Gallery). */
export const isVideo = ({ url }: Pick<FileInfo, 'url'>): boolean => isVideoName(url);
