import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { deadlineScopeOf } from '#rh/deadlines/deadlines.server.ts'
import { endOfTerm } from '#rh/employee-documents/employee-document.model.ts'
import {
  requireDates,
  requireEnd,
  showPortrait,
  supersede,
  withoutOverlap,
} from '#rh/employee-documents/employee-documents.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { documentRequestsCalls } from '../document-requests.calls.ts'
import { type Piece, pieceToCheck } from './piece-to-check.queries.ts'

type Accept = typeof documentRequestsCalls.acceptDocument
type Read = InputOf<Accept>

/**
 * Takes a piece among the papers of its sender, with what is read on it.
 * @throws Refusal 404, 409, 400 on what its kind asks for or does not have
 */
export async function acceptDocument(given: Given<Accept, RhTables>, read: Read) {
  const { db, clock } = given
  const scope = await deadlineScopeOf(given)
  const piece = await pieceToCheck(db, scope, read)
  const dates = { startingDate: read.startingDate ?? null, expirationDate: endOf(piece, read) }
  requireFitting(piece, read, dates.expirationDate)
  requireEnd(piece.kindCode, dates.expirationDate)
  requireDates(dates.startingDate, dates.expirationDate)
  const at = clock.now().toString()
  const today = scope.today.toString()
  const formerId =
    read.supersedes === undefined ? await replaced(db, piece, dates.startingDate ?? today, today) : read.supersedes
  if (formerId) await supersede(db, { id: formerId, employeeId: piece.employeeId, kindCode: piece.kindCode, at })
  await withoutOverlap(() =>
    db
      .updateTable('rh.employee_document')
      .set({
        identificationNumber: read.identificationNumber ?? null,
        startingDate: dates.startingDate,
        expirationDate: dates.expirationDate,
        permitType: read.permitType ?? null,
        supersedesId: formerId,
        status: 'accepted',
        version: piece.version + 1,
      })
      .where('id', '=', piece.id)
      .execute(),
  )
  if (piece.kindCode === 'profilePicture') await showPortrait(db, piece.employeeId, await firstFileOf(db, piece.id))
  await keepStanding(db, [piece.employeeId], today)
}

/** What the kind proposes where nobody said the end. */
const endOf = ({ months }: Piece, { startingDate, expirationDate }: Read) =>
  expirationDate ?? (startingDate && months ? endOfTerm(startingDate, months) : null)

function requireFitting({ hasNumber, hasExpiry, kindCode, kind }: Piece, read: Read, expirationDate: string | null) {
  if (hasExpiry && !expirationDate) throw wrongField('expirationDate', 'required', 'kernel.field.required')
  if (!hasExpiry && expirationDate) throw wrongField('expirationDate', 'no_expiry', 'rh.document.no-expiry', { kind })
  if (!hasNumber && read.identificationNumber)
    throw wrongField('identificationNumber', 'no_number', 'rh.document.no-number', { kind })
  if (kindCode !== 'workPermit' && read.permitType)
    throw wrongField('permitType', 'not_a_permit', 'rh.document.not-a-permit')
}

/** Of a kind that one has once: the last one, unless it still holds until the new one begins. */
async function replaced(db: RhDb, { isSingle, employeeId, kindCode }: Piece, start: string, today: string) {
  if (!isSingle) return null
  const former = await db
    .selectFrom('rh.employee_document')
    .select(['id', 'expirationDate'])
    .where('employeeId', '=', employeeId)
    .where('kindCode', '=', kindCode)
    .where('status', '=', 'accepted')
    .where('supersededAt', 'is', null)
    .orderBy('expirationDate', query => query.desc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const holdsUntilThen = former?.expirationDate && former.expirationDate >= today && former.expirationDate < start
  return former && !holdsUntilThen ? former.id : null
}

async function firstFileOf(db: RhDb, documentId: string) {
  const row = await db
    .selectFrom('rh.employee_document_file')
    .select('fileId')
    .where('documentId', '=', documentId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.fileId ?? null
}
