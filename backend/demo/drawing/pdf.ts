const PAGE = { width: 595, height: 842, margin: 56 };

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Returns the drawing instructions of a page: a coloured bar, a title and lines of text. */
function draw(title: string, lines: readonly string[]): string {
  const top = PAGE.height - 110;
  const written = lines.map(
    (line, index) => `BT /F1 12 Tf ${PAGE.margin} ${top - 60 - index * 22} Td (${escaped(line)}) Tj ET`,
  );
  return [
    '0.13 0.34 0.55 rg',
    `0 ${PAGE.height - 60} ${PAGE.width} 60 re f`,
    '0 0 0 rg',
    `BT /F2 24 Tf ${PAGE.margin} ${top} Td (${escaped(title)}) Tj ET`,
    ...written,
  ].join('\n');
}

/** Returns a PDF of one A4 page. Its standard fonts have the letters of Western Europe only (Windows-1252). */
export function drawPdf(title: string, lines: readonly string[]): Buffer {
  const content = draw(title, lines);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
