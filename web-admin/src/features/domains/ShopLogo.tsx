import { logoOf } from '@qlaim/backend/contract/console';

/** A stored logo, small. */
export function ShopLogo({ logo, name }: { logo: string; name: string }) {
  const shown = logoOf(logo);
  if (!shown) return null;
  return <img className="qk-logo" src={shown.url} width={shown.width} height={shown.height} alt={name} />;
}
