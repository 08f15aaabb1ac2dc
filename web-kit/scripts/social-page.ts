import { markSvg } from '../src/mark/mark-svg.ts';
import { colours } from '../src/tokens.ts';

/** Returns the HTML of the link preview image, 1200 × 630 pixels. */
export function socialPage(fontBase64: string): string {
  const { light } = colours;
  return `
    <style>
      @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${fontBase64}) }
      body { background: ${light.paper}; color: ${light.ink}; font-family: Figtree; }
      main { display: grid; grid-template-columns: auto 1fr; gap: 72px; align-items: center; width: 1040px }
      h1 { font-size: 148px; font-weight: 700; letter-spacing: -0.03em; line-height: 1 }
      p { margin-top: 28px; font-size: 40px; line-height: 1.3; color: ${light['ink-soft']}; text-wrap: balance }
    </style>
    <main>
      ${markSvg({ line: light.brand, eye: light.ink }, 340)}
      <div><h1>Qlaim</h1><p>The code on your thing leads wherever you choose.</p></div>
    </main>`;
}
