import type { Examples } from '#kernel/testing/examples.ts'
import type { wallCalls } from './wall.calls.ts'

export const wallExamples: Examples<typeof wallCalls> = {
  makeWallLink: here => {
    const line = here.row('atelier.ligne_atelier', ({ archived_at }) => archived_at === null)
    return {
      atelierId: String(line?.workshop_id ?? here.id('atelier.workshop')),
      label: 'Hall',
      ligneIds: [String(line?.id ?? here.id('atelier.ligne_atelier'))],
    }
  },
}
