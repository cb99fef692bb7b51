import { contractIdOf, isSeasonal } from './contracts.ts'
import { seededIds, seededRandom } from './seeded-random.ts'
import type { Employee } from './staff.ts'

type Context = { today: string; actorId: string | null }

/** Of a hundred who are there: away today, back from an absence, given other hours. */
const shares = { away: 3, cameBack: 6, amended: 5 }

const plusDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** What ended, suspended and amended the contracts of these people, by table. */
export function elementRows(employees: readonly Employee[], { today, actorId }: Context) {
  const drawn = employees.map(employee => {
    const random = seededRandom(`elements of ${employee.id}`)
    return { employee, random, id: seededIds(random, Date.parse(employee.hiredOn)) }
  })
  const paper = (employee: Employee, day: string) => ({
    contractId: contractIdOf(employee),
    state: 'signed',
    signedAt: `${day}T09:00:00Z`,
    deliveredAt: `${day}T09:00:00Z`,
    createdAt: `${day}T08:30:00Z`,
    createdBy: actorId,
  })
  const there = drawn.filter(({ employee }) => employee.leftOn === null && plusDays(employee.hiredOn, 60) < today)
  return {
    'rh.ending_of_contract': drawn.flatMap(({ employee, id }) => {
      const { leftOn } = employee
      if (!leftOn) return []
      const byTerm = isSeasonal(employee, today)
      const reason = byTerm ? { reasonCode: '031' } : { reasonCode: '059', notificationDate: plusDays(leftOn, -30) }
      return [{ id: id(), ...paper(employee, leftOn), endingDate: leftOn, ...reason }]
    }),
    'rh.suspension': there.flatMap(({ employee, random, id }) => {
      const percent = random.int(0, 99)
      const made = { id: id(), ...paper(employee, today), state: 'generated', signedAt: null, deliveredAt: null }
      if (percent < shares.away)
        return [{ ...made, startingDate: plusDays(today, -4), endingDate: plusDays(today, 9), reasonCode: '01' }]
      if (percent < shares.away + shares.cameBack)
        return [{ ...made, startingDate: plusDays(today, -40), endingDate: plusDays(today, -31), reasonCode: '06' }]
      return []
    }),
    'rh.amendment': there.flatMap(({ employee, random, id }) => {
      if (random.int(0, 99) >= shares.amended) return []
      const isSigned = random.int(0, 2) > 0
      const unsigned = { state: 'generated', signedAt: null, deliveredAt: null }
      const begun = plusDays(today, -20)
      return [
        {
          id: id(),
          ...paper(employee, begun),
          ...(isSigned ? { startedAt: `${begun}T09:00:00Z` } : unsigned),
          activationDate: isSigned ? begun : plusDays(today, 7),
          reason: 'Responsabilité nouvelle',
          mustEditConditions: true,
          mustEditEndOfContractDate: false,
          otherConditions: 'Remplace le chef d’équipe en son absence.',
        },
      ]
    }),
  }
}
