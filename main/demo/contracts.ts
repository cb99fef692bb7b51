import type { Employee } from './staff.ts'
import type { Terms } from './terms.ts'

/** Days: beyond them nobody came for one season alone. */
const longestSeason = 230
/** Days since the last season after which a season's worker is put away; the law counts him among them for 24 months. */
const waitsAtMost = 300

const daysBetween = (from: string, to: string) => Temporal.PlainDate.from(from).until(to).days

/** Whether somebody came for a season: those who stayed longer are permanent. */
export const isSeasonal = ({ hiredOn, leftOn }: Employee, today: string) =>
  daysBetween(hiredOn, leftOn ?? today) <= longestSeason

/** Somebody whose season is over and who is expected for the next one: his file stays open. */
export const waitsForSeason = (employee: Employee, today: string) =>
  employee.leftOn !== null && isSeasonal(employee, today) && daysBetween(employee.leftOn, today) <= waitsAtMost

/** The type of contract under which somebody came. */
export const typeOfContract = (employee: Employee, today: string) =>
  isSeasonal(employee, today) ? 'CDD saisonnier' : 'CDI temps plein'

/** One contract a person: its id is told from his. */
export const contractIdOf = ({ id }: Employee) => `${id.slice(0, -1)}${id.endsWith('c') ? 'd' : 'c'}`

type Context = { terms: Terms; today: string; actorId: string | null }

/** The contract of each employee; a season that runs ends with its eighth month. */
export const contractRows = (employees: readonly Employee[], { terms, today, actorId }: Context) =>
  employees.map(employee => {
    const { id, companyId, hiredOn, leftOn, payrollNumbers, positions, workplaces } = employee
    const seasonal = isSeasonal(employee, today)
    const [position] = positions
    const [place] = workplaces
    const endOfSeason = Temporal.PlainDate.from(hiredOn).add({ months: 8 }).subtract({ days: 1 }).toString()
    return {
      id: contractIdOf(employee),
      employeeId: id,
      companyId,
      number: `${hiredOn.slice(0, 4)}-${(payrollNumbers[0]?.number ?? '').replaceAll(/\D/g, '').padStart(4, '0')}`,
      typeOfContractId: terms.types.get(typeOfContract(employee, today)),
      family: seasonal ? 'seasonal' : 'permanent',
      positionId: position?.positionId,
      siteId: place?.siteId ?? null,
      unitId: place?.unitId ?? null,
      subunitId: place?.subunitId ?? null,
      hiringDate: hiredOn,
      hiringTime: '08:00',
      endOfContractDate: seasonal ? (leftOn ?? endOfSeason) : null,
      endedOn: leftOn,
      isPartTime: false,
      sequenceOfEmployee: 1,
      declaration: hiredOn <= today ? 'accepted' : 'to_do',
      state: 'signed',
      signedAt: `${hiredOn}T07:30:00Z`,
      deliveredAt: `${hiredOn}T07:30:00Z`,
      startedAt: hiredOn <= today ? `${hiredOn}T07:30:00Z` : null,
      createdAt: `${hiredOn}T07:00:00Z`,
      createdBy: actorId,
      version: 1,
    }
  })
