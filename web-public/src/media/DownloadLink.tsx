import type { FileInfo } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '../texts/use-texts.ts';

/** Saves a file under its own name, also where the storage has another host. */
export function DownloadLink({
  file: { url, name, download = url },
}: {
  file: Pick<FileInfo, 'url' | 'name' | 'download'>;
}) {
  const { pdf } = useTexts();
  return (
    <a className="qp-button qp-download" href={download} download={name}>
      <Icon name="download" size={18} />
      {pdf.download}
      <span className="qp-hidden"> {name}</span>
    </a>
  );
}
