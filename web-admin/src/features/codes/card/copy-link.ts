import { notify } from '@qlaim/web-kit';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify.ok('Link copied');
  } catch {
    notify.fail('The link could not be copied. Select it and copy it by hand');
  }
}
