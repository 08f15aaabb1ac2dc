import { shadesOf } from '@qlaim/backend/contract/shades';

/** A colour, as it is on light and on dark pages, and its digits. */
export function Swatch({ colour }: { colour: string }) {
  const { light, dark } = shadesOf(colour);
  return (
    <span className="qa-swatch">
      <svg viewBox="0 0 44 20" width="44" height="20" aria-hidden="true">
        <rect width="44" height="20" rx="4" fill={light.brand} />
        <path d="M22 0h18a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H22z" fill={dark.brand} />
      </svg>
      <code dir="ltr">{colour}</code>
    </span>
  );
}
