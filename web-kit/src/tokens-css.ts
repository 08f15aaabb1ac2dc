import {
  colours,
  focus,
  fonts,
  motions,
  radii,
  shadows,
  spaces,
  type ThemeName,
  target,
  type,
} from './tokens.ts';

type Declarations = [name: string, value: string][];

/** Returns the text of tokens.css. Sizes in rem follow the reader's text size. */
export function renderTokensCss(): string {
  const dark = theme('dark');
  return [
    '/* Written from tokens.ts by scripts/write-tokens.ts. Change the values there. */',
    rule(':root,\n[data-theme="light"]', [['color-scheme', 'light'], ...theme('light')]),
    rule(':root', constants()),
    `@media (prefers-color-scheme: dark) {\n${indent(rule(':root:not([data-theme])', [['color-scheme', 'dark'], ...dark]))}\n}`,
    rule('[data-theme="dark"]', [['color-scheme', 'dark'], ...dark]),
    `@media (prefers-reduced-motion: reduce) {\n${indent(
      rule(
        ':root',
        motion(() => 0),
      ),
    )}\n}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function theme(name: ThemeName): Declarations {
  const listed: Declarations = Object.entries(colours[name]).map(([key, value]) => [`--qk-${key}`, value]);
  return [
    ...listed,
    ['--qk-shadow', shadows[name]],
    ['--qk-focus', `${focus.width}px solid ${colours[name].brand}`],
  ];
}

function constants(): Declarations {
  return [
    ...Object.entries(radii).map(([key, value]): [string, string] => [`--qk-radius-${key}`, `${value}px`]),
    ...spaces.map((value): [string, string] => [`--qk-space-${value / 4}`, `${value / 16}rem`]),
    ...Object.entries(type).flatMap(
      ([key, { size, line }]): Declarations => [
        [`--qk-size-${key}`, `${size / 16}rem`],
        [`--qk-leading-${key}`, `${line}`],
      ],
    ),
    ...Object.entries(fonts).map(([key, value]): [string, string] => [`--qk-font-${key}`, value]),
    ...motion((ms) => ms),
    ['--qk-focus-offset', `${focus.offset}px`],
    ['--qk-target', `${target}px`],
  ];
}

function motion(of: (ms: number) => number): Declarations {
  return Object.entries(motions).map(([key, ms]) => [`--qk-motion-${key}`, `${of(ms)}ms`]);
}

function rule(selector: string, declarations: Declarations): string {
  return `${selector} {\n${declarations.map(declaration).join('\n')}\n}`;
}

/** Returns a declaration in the formatter's style, so that formatting never changes the file. */
function declaration([name, value]: Declarations[number]): string {
  const line = `  ${name}: ${value};`;
  return line.length > 100 ? `  ${name}:\n    ${value};` : line;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
