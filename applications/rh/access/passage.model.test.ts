import { expect, test } from 'vitest'
import { type AtGate, reasonsToRefuse } from './passage.model.ts'

const known: AtGate = {
  badge: 'active',
  isUnderContract: true,
  isOfSite: true,
  isDeclared: true,
  mayWork: true,
  isAway: false,
}
const reasons = (more: Partial<AtGate>) => reasonsToRefuse({ ...known, ...more })

test('who is under contract, declared and there today comes in', () => {
  expect(reasons({})).toEqual([])
})

test.each<[Partial<AtGate>, string[]]>([
  [{ badge: null }, ['BADGE_UNKNOWN']],
  [{ badge: 'lost' }, ['BADGE_LOST']],
  [{ badge: 'returned' }, ['BADGE_LOST']],
  [{ badge: 'suspended' }, ['BADGE_SUSPENDED']],
  [{ isDeclared: false }, ['DPAE_NOT_ACCEPTED']],
  [{ mayWork: false }, ['PERMIT_EXPIRED']],
  [{ isAway: true }, ['ABSENT_OR_SUSPENDED']],
  [{ isOfSite: false }, ['WRONG_SITE']],
  [{ badge: 'lost', isDeclared: false, isAway: true }, ['BADGE_LOST', 'DPAE_NOT_ACCEPTED', 'ABSENT_OR_SUSPENDED']],
  [{ isUnderContract: false, isDeclared: false, mayWork: false, isOfSite: false }, ['NO_CONTRACT']],
])('%o is refused for %o', (more, told) => {
  expect(reasons(more)).toEqual(told)
})
