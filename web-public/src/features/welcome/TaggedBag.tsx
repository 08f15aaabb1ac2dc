/** A drawing of a tagged bag. It is inline, so that it follows the theme's colours. */
export function TaggedBag() {
  return (
    <svg className="qp-bag" viewBox="0 0 480 420" width="480" height="420" aria-hidden="true">
      <ellipse className="qp-bag-floor" cx="236" cy="388" rx="190" ry="18" />
      <path className="qp-bag-handle qp-bag-handle-far" d="M160 168C160 60 300 60 300 168" />
      <path className="qp-bag-body" d="M92 158h288l24 214a14 14 0 0 1-14 16H82a14 14 0 0 1-14-16Z" />
      <path className="qp-bag-shade" d="M316 158h64l24 214a14 14 0 0 1-14 16h-46Z" />
      <path className="qp-bag-seam" d="M90 186h293" />
      <path className="qp-bag-handle" d="M136 196C136 74 324 74 324 196" />
      <circle className="qp-bag-rivet" cx="136" cy="198" r="6" />
      <circle className="qp-bag-rivet" cx="324" cy="198" r="6" />
      <path className="qp-bag-string" d="M318 150c34 4 40 26 30 50" />
      <Tag />
    </svg>
  );
}

/** A tag with part of a QR code. A check mark replaces its last corner. */
function Tag() {
  return (
    <g transform="rotate(12 348 200)">
      <path className="qp-bag-tag" d="M302 214l30-28h32l30 28v134a10 10 0 0 1-10 10h-72a10 10 0 0 1-10-10Z" />
      <circle className="qp-bag-eye" cx="348" cy="204" r="7" />
      <Finder x={316} y={232} />
      <Finder x={358} y={232} />
      <Finder x={316} y={274} />
      <path
        className="qp-bag-module"
        d="M346 232h6v6h-6zM346 246h6v6h-6zM346 262h6v6h-6zM332 262h6v6h-6zM316 262h6v6h-6z"
      />
      <path className="qp-bag-check" d="m358 288 8 9 16-20" />
      <path className="qp-bag-print" d="M316 320h42M316 334h28" />
    </g>
  );
}

function Finder({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className="qp-bag-finder" x={x + 2.5} y={y + 2.5} width="19" height="19" rx="3" />
      <rect className="qp-bag-module" x={x + 8} y={y + 8} width="8" height="8" rx="1" />
    </>
  );
}
