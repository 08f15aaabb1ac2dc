import '@qlaim/web-kit/fonts.css';
import '@qlaim/web-kit/styles.css';
import './shell/shell.css';
import { PAGE_IDS } from '@qlaim/backend/contract';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/query-client.ts';
import { Root } from './Root.tsx';
import { holdBack } from './shell/hold-back.ts';
import { holdInstallOffer } from './shell/install-offer.ts';
import { pageLook } from './shell/page-look.ts';
import { takeOver } from './take-over.ts';

const root = document.getElementById(PAGE_IDS.root);
if (!root) throw new Error(`index.html has no #${PAGE_IDS.root}`);

holdBack();
holdInstallOffer();
const queries = createQueryClient();
const app = (
  <Root queries={queries} look={pageLook()} routed={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
);
takeOver(root, queries, app);
