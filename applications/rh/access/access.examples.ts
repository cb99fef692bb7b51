import type { Examples } from '#kernel/testing/examples.ts'
import type { accessCalls } from './access.calls.ts'

const inUse = ({ state }: Record<string, unknown>) => state === 'active'
const keptOut = ({ result, overridden_at }: Record<string, unknown>) => result === 'refused' && overridden_at === null

export const accessExamples: Examples<typeof accessCalls> = {
  giveBadges: here => ({ people: [{ employeeId: here.id('rh.employee') }] }),
  moveBadge: here => ({
    id: here.id('rh.badge', inUse),
    to: 'suspended',
    version: Number(here.row('rh.badge', inUse)?.version ?? 1),
  }),
  printBadges: here => ({ badgeIds: [here.id('rh.badge', inUse)] }),
  scanBadge: here => ({
    number: String(here.row('rh.badge', inUse)?.number ?? '0000'),
    siteId: here.id('rh.site'),
    direction: 'in',
  }),
  overridePassage: here => ({ id: here.id('rh.passage', keptOut), comment: 'Vu avec la DRH' }),
}
