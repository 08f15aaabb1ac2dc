import { Button } from '@qlaim/web-kit';
import { useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { ApiKeyRows } from './ApiKeyRows.tsx';
import { CreateKey } from './CreateKey.tsx';

const INTRO = (
  <>
    With a key, a program calls the API in the name of the admin who made it.{' '}
    <a href="/api-docs">The calls of the API</a> say which scope each one needs.
  </>
);

/** The keys with which programs call the API. */
export function ApiKeys() {
  const readOnly = !useMay()('integrations.manage');
  const [making, setMaking] = useState(false);
  return (
    <ListFrame
      resource="api-keys"
      title="API keys"
      intro={INTRO}
      aside={readOnly ? null : <Button onClick={() => setMaking(true)}>Make a key</Button>}
    >
      <ApiKeyRows readOnly={readOnly} />
      <ListPager label="Pages of API keys" />
      {making ? <CreateKey onClose={() => setMaking(false)} /> : null}
    </ListFrame>
  );
}
