import type { PrintFile } from '@qlaim/backend/contract';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { LinkButton, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useSizes } from '../../texts/use-sizes.ts';

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
  const words = useTexts(PRINT).file;
  const sizeText = useSizes();
  if (busy)
    return (
      <p className="qk-soft qk-small" role="status">
        {words.busy(codes)}
      </p>
    );
  if (!file) return null;
  const size = sizeText(file.size);
  const again = (
    <LinkButton variant="quiet" href={file.address} download="">
      {words.again}
    </LinkButton>
  );
  return (
    <Notice tone="ok" title={words.ready} action={again}>
      {of === undefined
        ? words.facts(file.codes, file.pages, size)
        : words.factsOf(file.codes, of, file.pages, size)}
    </Notice>
  );
}
