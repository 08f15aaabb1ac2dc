import type { PrintFile } from '@qlaim/backend/contract';
import { LinkButton, Notice } from '@qlaim/web-kit';
import { counted } from './counted.ts';

export interface FileNoticeProps {
  file: PrintFile | undefined;
  busy: boolean;
  /** How many codes are printed. */
  codes: number;
}

/** Says that a file is being made and checked, and then what is in it. */
export function FileNotice({ file, busy, codes }: FileNoticeProps) {
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
      {counted(file.codes, 'code')} on {counted(file.pages, 'page')}, {sizeOf(file.size)}. Every symbol was
      read.
    </Notice>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
