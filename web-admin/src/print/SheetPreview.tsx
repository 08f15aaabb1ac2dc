import Box from '@mui/material/Box';
import { EmptyState, formatCount } from '@qlaim/web-kit';
import { counted } from './counted.ts';
import type { Preview } from './preview.ts';

/** The first page, as large as its column. */
export function SheetPreview({ preview, codes }: { preview: Preview | undefined; codes: number }) {
  if (!preview) return <EmptyState title="No preview">Correct the form to see the page.</EmptyState>;
  const { svg, width, height, perPage, pages } = preview;
  const facts = `${counted(codes, 'code')}, ${formatCount(perPage)} on a page, ${counted(pages, 'page')}`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="img"
        alt={`First of ${counted(pages, 'page')}, with ${counted(Math.min(perPage, codes), 'code')}`}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: width > height ? '100%' : `calc(80vh * ${width / height})`,
          aspectRatio: `${width} / ${height}`,
          bgcolor: '#fff',
          border: '1px solid var(--qk-line)',
          boxShadow: 'var(--qk-shadow)',
        }}
      />
      <Box component="figcaption" className="qk-soft" sx={{ mt: 3 }}>
        {facts}
      </Box>
    </Box>
  );
}
