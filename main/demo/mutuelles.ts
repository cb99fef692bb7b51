import { contractIdOf } from './contracts.ts'
import { firstIdAt } from './organisation.ts'
import { seededIds, seededRandom } from './seeded-random.ts'
import type { Employee } from './staff.ts'
import type { Terms } from './terms.ts'

type Context = { terms: Terms; today: string; actorId: string | null }

/** Of a hundred who are there: not entered yet, dispensed with it, waiting for a signature, bound to no contract. */
const shares = { none: 3, dispensed: 12, toSign: 3, unbound: 5 }

/** The health cover of those who are there, by table. */
export function rowsOfMutuelles(employees: readonly Employee[], { terms, today, actorId }: Context) {
  const [organism] = terms.organisms.values()
  const covers = employees.flatMap(employee => {
    const random = seededRandom(`cover of ${employee.id}`)
    const id = seededIds(random, Math.max(firstIdAt, Date.parse(employee.hiredOn)))
    const { id: employeeId, companyId, hiredOn, leftOn } = employee
    if (leftOn !== null || hiredOn > today || random.int(0, 99) < shares.none) return []
    const subscribed = random.int(0, 99) >= shares.dispensed
    const waits = !subscribed && random.int(0, shares.dispensed - 1) < shares.toSign
    return [
      {
        id: id(),
        eventId: id(),
        employeeId,
        companyId,
        contractId: random.int(0, 99) < shares.unbound ? null : contractIdOf(employee),
        insuranceOrganismId: organism,
        startingDate: hiredOn,
        subscribed,
        exemptionReason: subscribed ? null : random.pick(['PRESENT_AVANT_DUE', 'TEMPS_PARTIEL_10PCT']),
        state: stateOf({ subscribed, waits }),
        signedAt: waits ? null : `${hiredOn}T09:30:00Z`,
        createdAt: `${hiredOn}T09:00:00Z`,
        createdBy: actorId,
      },
    ]
  })
  return {
    'rh.mutuelle': covers.map(({ eventId: _, ...cover }) => cover),
    'rh.mutuelle_event': covers.map(({ id, eventId, subscribed, startingDate, createdAt }) => ({
      id: eventId,
      mutuelleId: id,
      what: 'created',
      subscribed,
      startingDate,
      at: createdAt,
      actorId,
    })),
  }
}

const stateOf = ({ subscribed, waits }: { subscribed: boolean; waits: boolean }) => {
  if (subscribed) return 'active_adhesion'
  return waits ? 'to_sign' : 'active_dispense'
}
