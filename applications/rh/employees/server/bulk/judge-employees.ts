import { doubtsOnNir, sexOfNir } from '#platform/identifiers/identifier.model.ts'
import type { BulkGiven, Judgement, RowProblem, RowToJudge } from '#platform/imports/bulk-model.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { NewEmployee } from '../../employee-form.model.ts'
import { ageOn, mayBeHiredAt } from '../../employee.model.ts'
import { lockNewcomers } from '../lock-newcomers.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import { changesOf } from './changes-of-employee.ts'
import { checkedPerson } from './checked-person.ts'
import { employeesWith, type KnownEmployee } from './known-employees.queries.ts'
import { linesWithin, type ReachedLine, withoutUnwritable } from './lines-within-reach.ts'
import { type Meant, meantBy } from './meant-by.ts'
import type { Reach } from './reach.ts'
import { type Likeness, type Line, recogniser } from './recognise.ts'
import type { EmployeePlan } from './write-employees.ts'

type Given = BulkGiven<RhTables>
type Problems = readonly RowProblem<EmployeeValues>[]

/** A line judged, with what other rooms need to go on judging it. */
export type JudgedPerson = {
  judgement: Judgement<EmployeeValues, EmployeePlan>
  /** Whom it means; undefined for somebody new, and for whom nobody can tell. */
  employee: KnownEmployee | undefined
  /** Of which he is once the line is written: null when nothing says it, undefined when what says it is wrong. */
  companyId: string | null | undefined
}

/** Says of each line whether it is somebody new, somebody known, or somebody about whom a person has to decide. */
export async function judgeEmployees(
  given: Given,
  rows: readonly RowToJudge<EmployeeValues>[],
  reach: Reach,
): Promise<JudgedPerson[]> {
  await lockNewcomers(given.db)
  const lines = await linesWithin(given, rows, reach)
  const known = await employeesWith(given.db, {
    nirHashes: lines.flatMap(line => line.nirHash ?? []),
    numbers: rows.flatMap(({ values }) => values.payrollNumber ?? []),
    mails: rows.flatMap(({ values }) => values.mail ?? []),
    phones: rows.flatMap(({ values }) => values.cellPhone ?? []),
    datesOfBirth: rows.flatMap(({ values }) => values.dateOfBirth ?? []),
  })
  const likenessOf = recogniser(known)
  return eachOnce(lines.map(line => judge(line, likenessOf, reach, given.clock.today())))
}

/** Of two lines that mean the same person by different signs the first counts: they were judged by what stood before both. */
function eachOnce(people: readonly JudgedPerson[]): JudgedPerson[] {
  const met = new Set<string>()
  return people.map(person => {
    const { judgement, employee } = person
    if (!employee || judgement.fate === 'refused') return person
    if (!met.has(employee.id)) {
      met.add(employee.id)
      return person
    }
    return { ...person, judgement: refused([{ label: 'rh.import.person-twice' }], judgement.problems) }
  })
}

function judge(
  line: ReachedLine,
  likenessOf: (line: Line) => Likeness,
  reach: Reach,
  today: Temporal.PlainDate,
): JudgedPerson {
  const { row, unread, ignored } = line
  const { person, problems } = checkedPerson(
    line,
    reach.isWhole ? 'rh.import.company-unknown' : 'rh.import.company-outside',
  )
  const isCompanyWrong = unread.includes('company') || problems.some(({ column }) => column === 'company')
  const companyId = isCompanyWrong ? undefined : line.companyId
  if (!isNamed(row)) return { judgement: refused(problems, ignored), employee: undefined, companyId }

  const named = { ...line, row }
  const like = likenessOf(named)
  const who = meantBy(named, like, reach)
  const doubts = [...ignored, ...doubtsOf(row, like, { who, reach })]
  if ('problem' in who)
    return { judgement: refused([...problems, who.problem], doubts), employee: undefined, companyId }
  const { employee } = who
  if (!employee) {
    const wrong = [...problems, ...problemsOfNew(named, today)]
    const { nir, iban } = row
    const judgement: JudgedPerson['judgement'] =
      person && wrong.length === 0
        ? {
            fate: 'created',
            problems: doubts,
            plan: { kind: 'new', person, sex: sexOf(row), companyId: line.companyId, nir, iban },
          }
        : refused(wrong, doubts)
    return { judgement, employee, companyId }
  }
  return {
    judgement: judgeKnown(employee, { ...named, person, problems, doubts }, reach),
    employee,
    companyId: isCompanyWrong || row.company ? companyId : (employee.companyId ?? companyId),
  }
}

const refused = (problems: Problems, doubts: Problems) => ({
  fate: 'refused' as const,
  problems: [...problems, ...doubts],
})

const isNamed = (row: Partial<EmployeeValues>): row is EmployeeValues =>
  row.name !== undefined && row.firstname !== undefined && row.dateOfBirth !== undefined

type KnownLine = Line & { person: NewEmployee | undefined; problems: Problems; doubts: Problems }

function judgeKnown(
  employee: KnownEmployee,
  { person, problems, doubts, ...line }: KnownLine,
  reach: Reach,
): JudgedPerson['judgement'] {
  const { row, companyId } = line
  const isTaken = row.company !== undefined && companyId !== null && companyId !== employee.companyId
  const wrong: Problems = [
    ...problems,
    ...(employee.status === 'archived' ? [{ label: 'rh.import.archived' }] : []),
    ...(isTaken && !reach.mayMove(employee.companyId, companyId)
      ? [{ column: 'company' as const, label: 'rh.employee.company-more-rights' }]
      : []),
  ]
  const writable = withoutUnwritable(row, reach.writesSensitive(employee.companyId))
  const told = [...doubts, ...writable.ignored]
  if (!person || wrong.length > 0) return refused(wrong, told)
  const changes = changesOf(employee, { ...line, row: writable.row }, person)
  if (!changes) return { fate: 'unchanged', problems: told, plan: { kind: 'none', employee } }
  return { fate: 'updated', problems: told, plan: { kind: 'change', employee, ...changes } }
}

/** A cell that could not be read might have told the sex. */
function problemsOfNew(
  { row, unread }: { row: EmployeeValues; unread: readonly string[] },
  today: Temporal.PlainDate,
): Problems {
  const isSexUnread = ['sex', 'nir', 'title'].some(column => unread.includes(column))
  return [
    ...(mayBeHiredAt(ageOn(row.dateOfBirth, today))
      ? []
      : [{ column: 'dateOfBirth' as const, label: 'rh.employee.age-at-hiring' }]),
    ...(row.sex || row.nir || row.title || isSexUnread
      ? []
      : [{ column: 'sex' as const, label: 'rh.import.sex-missing' }]),
  ]
}

/** As it is said; else the number tells it, else the title. */
const sexOf = ({ sex, nir, title }: EmployeeValues): 1 | 2 => sex ?? (nir ? sexOfNir(nir) : title === 'mrs' ? 2 : 1)

/** Old numbers have their exceptions, and a couple shares a phone: said, and written all the same. */
function doubtsOf(
  row: EmployeeValues,
  like: Likeness,
  { who, reach }: { who: Meant; reach: Reach },
): RowProblem<EmployeeValues>[] {
  const self = 'employee' in who ? who.employee : undefined
  const isShared = (people: readonly KnownEmployee[]) =>
    people.some(person => person !== self && reach.manages(person.companyId))
  return [
    ...(row.nir ? doubtsOnNir(row.nir, row).map(label => ({ column: 'nir' as const, label })) : []),
    ...(isShared(like.mail) ? [{ column: 'mail' as const, label: 'rh.import.mail-shared' }] : []),
    ...(isShared(like.phone) ? [{ column: 'cellPhone' as const, label: 'rh.import.phone-shared' }] : []),
  ].map(doubt => ({ ...doubt, isDoubt: true }))
}
