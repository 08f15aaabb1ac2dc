import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Card, EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useSizes } from '../../../texts/use-sizes.ts';
import { RowGrid, Rows } from '../../../widgets/Rows.tsx';
import { filesOf } from './files-of.ts';

/** The files that a code shows, or opens. */
export function CodeFiles({ code }: { code: AdminCode }) {
  const { files: words, parts } = useTexts(CODE_PAGE);
  const sizeOf = useSizes();
  const files = filesOf(code.storedInfo);
  if (files.length === 0) return <EmptyState title={words.none}>{words.advice}</EmptyState>;
  return (
    <Card as="section" aria-label={parts.files}>
      <Rows label={parts.files}>
        {files.map(({ url, name, size, description }) => (
          <RowGrid key={url} className="qa-code-file-row">
            <span>
              <a className="qa-code-file" href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              {description ? <span className="qa-code-file-words qk-soft">{description}</span> : null}
            </span>
            <span className="qk-soft">{sizeOf(size)}</span>
          </RowGrid>
        ))}
      </Rows>
    </Card>
  );
}
