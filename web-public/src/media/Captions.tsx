import type { FileInfo } from '@qlaim/backend/contract';

/** The captions of a video, under the name of their language in that language. Without captions there are none. */
export function Captions({ file: { captions } }: { file: Pick<FileInfo, 'captions'> }) {
  if (captions === undefined) return null;
  const { url, language } = captions;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return <track kind="captions" src={url} srcLang={language} label={names.of(language) ?? language} />;
}
