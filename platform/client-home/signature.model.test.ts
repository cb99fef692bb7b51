import { expect, test } from 'vitest'
import { gapsOf, type SignatureFigures } from './signature.model.ts'

type Service = SignatureFigures['services'][number]

const ready: SignatureFigures = {
  hasPassword: true,
  provider: 'internal',
  waiting: 0,
  sealing: 0,
  signed: 0,
  delegating: 0,
  services: [],
}
const service = (more: Partial<Service>): Service => ({
  id: 1,
  kind: 'esign',
  name: 'DocuSign',
  state: 'on',
  testedAt: '2026-11-20T08:00:00Z',
  ...more,
})

test.each<[string, Partial<SignatureFigures>, string[]]>([
  ['seals by itself once it has a password', {}, []],
  ['has no password', { hasPassword: false }, ['password']],
  ['goes through a provider that is not connected', { provider: 'docusign' }, ['provider']],
  ['goes through one that answers', { provider: 'docusign', services: [service({})] }, []],
  [
    'has a time-stamp, which is no provider',
    { provider: 'docusign', services: [service({ kind: 'timestamp' })] },
    ['provider'],
  ],
  ['never tried its provider', { services: [service({ testedAt: null })] }, ['untested']],
  ['simulates its provider', { services: [service({ state: 'simulated', testedAt: null })] }, []],
  [
    'waits for one that fails',
    { hasPassword: false, services: [service({ state: 'failing' })] },
    ['password', 'failing'],
  ],
])('a client that %s', (_, more, gaps) => {
  expect(gapsOf({ ...ready, ...more })).toEqual(gaps)
})
