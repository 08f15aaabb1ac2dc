import type { PrintFile } from '@qlaim/backend/contract';
import { formatBytes, LinkButton, Notice } from '@qlaim/web-kit';
import { counted } from '../../widgets/counted.ts';

export interface FileNoticeProps {
  file: PrintFile | undefined;
  busy: boolean;
  /** How many codes are printed. */
  codes: number;
  /** The name of their batch. */
  of: string | undefined;
}

/** Says that a file is being made and checked, and then what is in it. */
export function FileNotice({ file, busy, codes, of }: FileNoticeProps) {
  if (busy)
    return (
      <p className="qk-soft qk-small" role="status">
        Drawing and reading {counted(codes, 'symbol')}. A thousand take some seconds.
      </p>
    );
  if (!file) return null;
  const again = (
    <LinkButton variant="quiet" href={file.address} download="">
      Download again
    </LinkButton>
  );
  return (
    <Notice tone="ok" title="Your file is ready" action={again}>
      {counted(file.codes, 'code')}
      {of === undefined ? '' : ` of ${of}`} on {counted(file.pages, 'page')}, {formatBytes(file.size)}. Every
      symbol was read.
    </Notice>
  );
}
