import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AbsenceFields } from '../absence.model.ts'
import { type AbsenceType, absenceTypesOn } from '../absence-type.model.ts'
import type { absencesCalls } from '../absences.calls.ts'
import { holdAbsence } from './decide-absence.ts'
import { absenceById } from './absences.queries.ts'
import type { AbsenceScope } from './absence-scope.ts'
import { availableOf, companyOfPerson } from './balances.ts'
import { columnsOfStretch } from './stretch.ts'
import { countedFor, meanwhile, workFacts } from './work-facts.queries.ts'

type Previewed = InputOf<typeof absencesCalls.previewAbsence>

/** @throws Refusal 404; 400 of a type that does not stand on these days */
export async function previewAbsence(db: RhDb, { writtenIds }: AbsenceScope, asked: Previewed) {
  const type = typeOn(asked)
  const facts = await workFacts(db, writtenIds, asked)
  const hundredths = countedFor(type, asked, facts)
  const before = type.account && (await availableOf(db, asked.employeeId, type.account))
  const { overlaps, colleagues } = await meanwhile(db, asked, facts.siteId)
  return {
    hundredths,
    balanceBefore: before,
    balanceAfter: before === null ? null : before - hundredths,
    overlaps,
    outside: facts.isOutside,
    colleaguesAway: colleagues,
  }
}

/**
 * Asked for somebody; it holds at once where its type asks nobody, or who asks administers absences.
 * @throws Refusal 404; 400 ABSENCE_OVERLAP, BALANCE_TOO_LOW, OUTSIDE_CONTRACT, NOTHING_COUNTED
 */
export async function requestAbsence(db: RhDb, scope: AbsenceScope, fields: AbsenceFields) {
  const type = typeOn(fields)
  const companyId = await companyOfPerson(db, scope.writtenIds, fields.employeeId)
  const facts = await workFacts(db, scope.writtenIds, fields)
  if (facts.isOutside) throw wrongField('fromDay', 'OUTSIDE_CONTRACT', 'rh.absence.outside')
  const { overlaps } = await meanwhile(db, fields, facts.siteId)
  if (overlaps) throw wrongField('fromDay', 'ABSENCE_OVERLAP', 'rh.absence.overlap')
  const hundredths = countedFor(type, fields, facts)
  if (hundredths === 0) throw wrongField('toDay', 'NOTHING_COUNTED', 'rh.absence.nothing-counted')
  const administers = scope.administeredIds.includes(companyId)
  await requireBalance(db, { type, employeeId: fields.employeeId, hundredths, administers })
  const { id } = await db
    .insertInto('rh.absence')
    .values({
      companyId,
      employeeId: fields.employeeId,
      typeCode: fields.typeCode,
      ...columnsOfStretch(fields),
      hundredths,
      privateReason: fields.privateReason,
      requestedBy: scope.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (type.account)
    await db
      .insertInto('rh.absence_balance_entry')
      .values({
        companyId,
        employeeId: fields.employeeId,
        account: type.account,
        kind: 'reserved',
        hundredths: -hundredths,
        effectiveOn: fields.fromDay,
        absenceId: id,
        writtenBy: scope.userId,
      })
      .execute()
  if (type.approvals === 0 || administers) await holdAbsence(db, scope, id)
  return absenceById(db, scope, id)
}

type Taken = { type: AbsenceType; employeeId: string; hundredths: number; administers: boolean }

/** Who administers absences may let an account go below nothing. */
async function requireBalance(db: RhDb, { type, employeeId, hundredths, administers }: Taken) {
  if (!type.account || administers) return
  const available = await availableOf(db, employeeId, type.account)
  if (available < hundredths)
    throw new Refusal(400, 'BALANCE_TOO_LOW', 'rh.absence.balance-too-low', {
      values: { available: available / 100, asked: hundredths / 100 },
    })
}

function typeOn({ typeCode, fromDay }: { typeCode: string; fromDay: string }): AbsenceType {
  const type = absenceTypesOn(fromDay).find(({ code }) => code === typeCode)
  if (!type) throw wrongField('typeCode', 'unknown', 'rh.absence.type-unknown')
  return type
}
