import type { Product } from '../../../support/product.ts';

/** Returns a product as browsers see it at another of its domains. The proxy in front passes the host that was asked for. */
export function productAt(product: Product, domain: string): Product {
  const address = new URL(product.publicUrl);
  address.hostname = domain;
  return { ...product, publicUrl: address.origin, proxied: { ...product.proxied, host: domain } };
}
