import { Icon, Link } from '@qlaim/web-kit';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="qu-back">
      <Icon name="back" />
      {children}
    </Link>
  );
}
