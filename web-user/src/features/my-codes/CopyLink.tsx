import { IconButton, notify } from '@qlaim/web-kit';

export function CopyLink({ link, title }: { link: string; title: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      notify.ok('Link copied');
    } catch {
      notify.fail('The link could not be copied. Select it and copy it by hand');
    }
  }
  return <IconButton icon="copy" label={`Copy the link of ${title}`} onClick={() => void copy()} />;
}
