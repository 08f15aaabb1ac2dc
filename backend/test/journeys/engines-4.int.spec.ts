// @built-apps web-public web-user web-admin

import { journeysOnEngines } from './harness/on-engines.ts';

journeysOnEngines(4);
