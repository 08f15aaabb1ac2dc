import type { AdminCode } from '@qlaim/backend/contract';
import { Card, EmptyState, formatBytes } from '@qlaim/web-kit';
import { RowGrid, Rows } from '../../../widgets/Rows.tsx';
import { filesOf } from './files-of.ts';

/** The files that a code shows, or opens. */
export function CodeFiles({ code }: { code: AdminCode }) {
  const files = filesOf(code.storedInfo);
  if (files.length === 0)
    return <EmptyState title="No files">Nothing was uploaded for this code.</EmptyState>;
  return (
    <Card as="section" aria-label="Files">
      <Rows label="Files">
        {files.map(({ url, name, size, description }) => (
          <RowGrid key={url} className="qa-code-file-row">
            <span>
              <a className="qa-code-file" href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              {description ? <span className="qa-code-file-words qk-soft">{description}</span> : null}
            </span>
            <span className="qk-soft">{formatBytes(size)}</span>
          </RowGrid>
        ))}
      </Rows>
    </Card>
  );
}
