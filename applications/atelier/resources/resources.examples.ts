import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { resourcesCalls } from './resources.calls.ts'

const machine = (here: Here) => {
  const { id, code, label, workshop_id } = here.row('atelier.resource', ({ state }) => state === 'in_service') ?? {}
  return {
    id: String(id ?? here.id('atelier.resource')),
    atelierId: String(workshop_id ?? here.id('atelier.workshop')),
    code: String(code ?? 'M1'),
    label: String(label ?? 'Machine'),
    kind: 'other' as const,
  }
}

export const resourcesExamples: Examples<typeof resourcesCalls> = {
  postResource: here => ({
    atelierId: here.id('atelier.workshop'),
    code: 'PALET-9',
    label: 'Palettiseur',
    kind: 'palletiser',
  }),
  putResource: machine,
  stopResource: here => ({ id: machine(here).id, reasonCode: 'breakdown' }),
  reportStop: here => ({ id: here.id('atelier.resource', ({ state }) => state === 'stopped') }),
  restartResource: here => ({ id: here.id('atelier.resource', ({ state }) => state === 'stopped') }),
}
