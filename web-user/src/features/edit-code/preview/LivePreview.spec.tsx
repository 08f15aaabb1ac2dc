import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { valuesOf } from '../edit-values.ts';
import { LivePreview } from './LivePreview.tsx';

it.each([
  ['https://p\u0430ypal.com/login', 'xn--pypal-4ve.com'],
  ['https://bücher.example', 'bücher.example'],
])('the preview of %s names the host %s, which cannot be taken for another', (link, host) => {
  render(<LivePreview values={valuesOf({ name: 'Bag', storedInfo: { infoType: 'link', link } })} />);
  expect(screen.getAllByText(host)).toHaveLength(2);
});
