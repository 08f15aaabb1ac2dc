import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends ComponentProps<'section'> {
  /** The card has no padding, so that pictures reach its edge. */
  bare?: boolean | undefined;
  as?: 'section' | 'article' | 'li' | 'div' | undefined;
}

export function Card({ bare, as: Tag = 'div', className, ...rest }: CardProps) {
  const props = {
    ...rest,
    className: cx('qk-card', bare && 'qk-card-bare', className),
  } as ComponentProps<'div'>;
  const Element = Tag as 'div';
  return <Element {...props} />;
}
