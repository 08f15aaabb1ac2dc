import { Icon } from '@qlaim/web-kit';

/** Says what is wrong. Readers hear it at once, unless it is `quiet`. */
export const Problem = ({ words, quiet = false }: { words: string | undefined; quiet?: boolean }) => (
  <p className="qk-error" role={quiet ? undefined : 'alert'}>
    <Icon name="alert" size={16} />
    <span>{words}</span>
  </p>
);
