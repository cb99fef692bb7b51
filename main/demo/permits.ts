import { checkChannels, askBefore } from '#rh/work-permits/permit-check.model.ts'
import { waitsForSeason } from './contracts.ts'
import { contractIdOf } from './contracts.ts'
import type { Row } from './insert-rows.ts'
import type { Organisation } from './organisation.ts'
import { type SeededRandom, seededIds, seededRandom } from './seeded-random.ts'
import type { Employee } from './staff.ts'

type Context = { organisation: Organisation; today: string; actorId: string | null }

const morocco = '99350'

type Fate = 'valid' | 'expiring' | 'expired' | 'idle' | 'missing' | 'unchecked'

/** How the permits of those who are there stand, one after the other, so that every client has one of each. */
const fates: Partial<Record<number, Fate>> = {
  2: 'expiring',
  4: 'unchecked',
  6: 'expired',
  9: 'missing',
  13: 'expiring',
  17: 'unchecked',
  21: 'idle',
}
const roundOfFates = 24

/** How long a permit of a type holds, in years. */
const years = { residentCard: 10, privateAndFamilyLife: 4, employee: 4, seasonalWorker: 3, student: 1, visitor: 1 }
type Type = keyof typeof years

const typesOfPermanent: Readonly<Record<string, number>> = { residentCard: 55, privateAndFamilyLife: 25, employee: 20 }
const typesOfSeason: Readonly<Record<string, number>> = {
  seasonalWorker: 45,
  residentCard: 30,
  privateAndFamilyLife: 20,
  student: 5,
}

/** Permits of the staff from outside the European Union, and the checks that were made before they were hired. */
export function permitDrawer(context: Context) {
  let drawn = 0
  return (employees: readonly Employee[]) => {
    const permits = employees
      .filter(employee => employee.person.citizenshipCog === morocco)
      .filter(employee => employee.leftOn === null || waitsForSeason(employee, context.today))
      .map(employee => drawPermit(employee, fates[drawn++ % roundOfFates] ?? 'valid', context))
    return {
      'rh.employee_document': permits.flatMap(({ papers }) => papers),
      'rh.permit_check': permits.flatMap(({ check }) => (check ? [check] : [])),
    }
  }
}

function drawPermit(employee: Employee, fate: Fate, context: Context): { papers: Row[]; check: Row | null } {
  const random = seededRandom(`permit of ${employee.id}`)
  const id = seededIds(random, Date.parse(employee.hiredOn))
  if (fate === 'missing') return { papers: [], check: null }
  const type = drawType(random, employee, fate)
  const term = { years: years[type] }
  const end = Temporal.PlainDate.from(context.today).add({ days: drawDaysLeft(random, fate, years[type]) })
  const start = end.subtract(term).add({ days: 1 })
  const hasFormer = employee.hiredOn < start.toString()
  const former = hasFormer
    ? paper(employee, context, { id: id(), type, from: start.subtract(term), to: start.subtract({ days: 1 }), random })
    : null
  const current = paper(employee, context, { id: id(), type, from: start, to: end, random })
  return {
    papers: [
      ...(former ? [{ ...former, supersededAt: current.createdAt }] : []),
      { ...current, supersedesId: former?.id ?? null },
    ],
    check: isChecked(fate)
      ? drawCheck(employee, context, { id: id(), documentId: (former ?? current).id, random })
      : null,
  }
}

const isChecked = (fate: Fate) => fate !== 'unchecked' && fate !== 'idle'

function drawType(random: SeededRandom, { leftOn }: Employee, fate: Fate): Type {
  if (fate === 'idle') return 'visitor'
  return random.weighted(leftOn === null ? typesOfPermanent : typesOfSeason) as Type
}

/** From today to the last day of the permit; below 0 once it has ended. */
function drawDaysLeft(random: SeededRandom, fate: Fate, term: number) {
  if (fate === 'expired') return -random.int(1, 70)
  if (fate === 'expiring') return random.pick([20, random.int(31, 88)])
  return random.int(95, Math.max(120, term * 365 - 30))
}

type Wish = { id: string; type: Type; from: Temporal.PlainDate; to: Temporal.PlainDate; random: SeededRandom }

const paper = ({ id: employeeId }: Employee, { actorId }: Context, { id, type, from, to, random }: Wish) => ({
  id,
  employeeId,
  kindCode: 'workPermit',
  isSingle: true,
  identificationNumber: String(random.int(1_000_000_000, 9_999_999_999)),
  startingDate: from.toString(),
  expirationDate: to.toString(),
  permitType: type,
  status: 'accepted',
  supersedesId: null as string | null,
  supersededAt: null as string | null,
  createdAt: `${from}T09:10:00Z`,
  createdBy: actorId,
  version: 1,
})

type Asked = { id: string; documentId: string; random: SeededRandom }

/** Before the hiring; half of the prefectures let the two days go by. */
function drawCheck(
  employee: Employee,
  { organisation, actorId }: Context,
  { id, documentId, random }: Asked,
): Row | null {
  if (!actorId) return null
  const company = organisation.companies.find(known => known.id === employee.companyId)
  const deadline = Temporal.PlainDate.from(askBefore(employee.hiredOn, 'metropolitan'))
  const asked = deadline.subtract({ days: random.int(0, 6) })
  const answered = random.chance(0.5) ? asked.add({ days: 2 }).toString() : null
  return {
    id,
    employeeId: employee.id,
    documentId,
    contractId: contractIdOf(employee),
    askedOn: asked.toString(),
    channel: random.pick(checkChannels),
    department: company?.plan.commune.slice(0, 2) ?? null,
    receivedOn: asked.add({ days: 1 }).toString(),
    answer: answered ? 'valid' : 'none',
    answeredOn: answered,
    exemption: 'none',
    createdAt: `${asked}T10:00:00Z`,
    createdBy: actorId,
    version: 1,
  }
}
