import { doubtsOnNir, sexOfNir } from '#platform/identifiers/identifier.model.ts'
import type { BulkGiven, Judgement, RowProblem } from '#platform/imports/bulk-model.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { ageOn, mayBeHiredAt } from '../../employee.model.ts'
import { nirHash } from '../nir.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import { checkedPerson } from './checked-person.ts'
import { changesOf } from './changes-of-employee.ts'
import type { EmployeePlan } from './write-employees.ts'
import { companiesOfClient, employeesWith, type KnownEmployee } from './known-employees.queries.ts'
import { type Likeness, type Line, recogniser } from './recognise.ts'

type Given = BulkGiven<RhTables>
type Verdict = Judgement<EmployeeValues, EmployeePlan>

/** Says of each line whether it is somebody new, somebody known, or somebody about whom a person has to decide. */
export async function judgeEmployees(
  { db, keys, clientId, clock }: Given,
  rows: readonly EmployeeValues[],
): Promise<Verdict[]> {
  const companies = await companiesOfClient(db)
  const lines = rows.map(row => ({
    row,
    nirHash: row.nir ? nirHash(keys, clientId, row.nir) : null,
    companyId: row.company ? companies.named(row.company) : companies.only,
  }))
  const known = await employeesWith(db, {
    nirHashes: lines.flatMap(line => line.nirHash ?? []),
    numbers: rows.flatMap(({ payrollNumber }) => payrollNumber ?? []),
    mails: rows.flatMap(({ mail }) => mail ?? []),
    phones: rows.flatMap(({ cellPhone }) => cellPhone ?? []),
    datesOfBirth: rows.map(({ dateOfBirth }) => dateOfBirth),
  })
  const likenessOf = recogniser(known)
  return lines.map(line => judge(line, likenessOf(line), clock.today()))
}

function judge(line: Line, like: Likeness, today: Temporal.PlainDate): Verdict {
  const { row, companyId } = line
  const { person, problems } = checkedPerson(row, companyId)
  const who = meantBy(line, like)
  if ('problem' in who) problems.push(who.problem)
  const doubts = doubtsOf(row, like, who)
  if (!person || 'problem' in who || problems.length > 0) return { fate: 'refused', problems: [...problems, ...doubts] }

  const { employee } = who
  if (!employee) {
    const missing = problemsOfNew(row, today)
    if (missing.length > 0) return { fate: 'refused', problems: [...missing, ...doubts] }
    return { fate: 'created', problems: doubts, plan: { kind: 'new', person, sex: sexOf(row), companyId } }
  }
  if (employee.status === 'archived') {
    return { fate: 'refused', problems: [{ label: 'rh.import.archived' }, ...doubts] }
  }
  const changes = changesOf(employee, line, person)
  if (!changes) return { fate: 'unchanged', problems: doubts, plan: { kind: 'none' } }
  return { fate: 'updated', problems: doubts, plan: { kind: 'change', employee, ...changes } }
}

type Meant = { employee: KnownEmployee | undefined } | { problem: RowProblem<EmployeeValues> }

/** By the strongest sign; signs that point at two people, or at several, decide nothing. */
function meantBy({ row, nirHash: hash }: Line, { nir: [byNir], number: [byNumber], nameAndBirth }: Likeness): Meant {
  if (byNir && byNumber && byNir !== byNumber)
    return { problem: { column: 'payrollNumber', label: 'rh.import.number-of-another' } }
  if (!byNir && !byNumber && nameAndBirth.length > 1) return { problem: { label: 'rh.import.namesakes' } }
  const employee = byNir ?? byNumber ?? nameAndBirth[0]
  if (!employee || byNir) return { employee }
  if (hash && employee.nir_hash && !hash.equals(employee.nir_hash))
    return { problem: { column: 'nir', label: 'rh.import.other-nir' } }
  if (employee === byNumber && employee.date_of_birth !== row.dateOfBirth)
    return { problem: { column: 'payrollNumber', label: 'rh.import.number-of-another' } }
  return { employee }
}

function problemsOfNew(row: EmployeeValues, today: Temporal.PlainDate): RowProblem<EmployeeValues>[] {
  return [
    ...(mayBeHiredAt(ageOn(row.dateOfBirth, today))
      ? []
      : [{ column: 'dateOfBirth' as const, label: 'rh.employee.age-at-hiring' }]),
    ...(row.sex || row.nir || row.title ? [] : [{ column: 'sex' as const, label: 'rh.import.sex-missing' }]),
  ]
}

/** As it is said; else the number tells it, else the title. */
const sexOf = ({ sex, nir, title }: EmployeeValues): 1 | 2 => sex ?? (nir ? sexOfNir(nir) : title === 'mrs' ? 2 : 1)

/** Old numbers have their exceptions, and a couple shares a phone: said, and written all the same. */
function doubtsOf(row: EmployeeValues, like: Likeness, who: Meant): RowProblem<EmployeeValues>[] {
  const self = 'employee' in who ? who.employee : undefined
  const isShared = (people: readonly KnownEmployee[]) => people.some(person => person !== self)
  return [
    ...(row.nir ? doubtsOnNir(row.nir, row).map(label => ({ column: 'nir' as const, label })) : []),
    ...(isShared(like.mail) ? [{ column: 'mail' as const, label: 'rh.import.mail-shared' }] : []),
    ...(isShared(like.phone) ? [{ column: 'cellPhone' as const, label: 'rh.import.phone-shared' }] : []),
  ].map(doubt => ({ ...doubt, isDoubt: true }))
}
