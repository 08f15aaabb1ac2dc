/** What becomes of videos that most phones don't play, said before the upload. */
export const VIDEO_HELP =
  'MP4 plays on every phone. AVI, WMV, FLV, MKV and some MOV videos are converted where the server can, and offered as a download otherwise.';
