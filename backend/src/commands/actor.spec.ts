import { expect, it } from 'vitest';
import type { Role } from '../domain/account/role.ts';
import { actorOf } from './actor.ts';

it.each<[Role, string]>([
  ['admin', 'admin'],
  ['manager', 'admin'],
  ['support', 'admin'],
  ['printer', 'user'],
  ['auditor', 'user'],
  ['user', 'user'],
])('says of the role %s that it acts as %s', (role, kind) => {
  expect(actorOf({ id: 'ada', role })).toEqual({ kind, id: 'ada' });
});
