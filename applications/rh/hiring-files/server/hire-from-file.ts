import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { chosenKind, keepDocument } from '#rh/employee-documents/employee-documents.server.ts'
import { preparePositions } from '#rh/employee-history/employee-history.server.ts'
import { createEmployee, keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { holdPlaces, insertAssignments } from '#rh/workplaces/workplaces.server.ts'
import type { hiringFilesCalls } from '../hiring-files.calls.ts'
import { hiringFileToChange } from './look-at-piece.ts'

type Hire = typeof hiringFilesCalls.hireFromFile
type Standing = Awaited<ReturnType<typeof hiringFileToChange>>

/** A permit says its own days, which are read on it as it is filed. */
const filedByHand = ['workPermit']

/**
 * Makes an employee of somebody whose file is complete: what he gave, his pieces as papers, and from his hiring day the
 * place and the position that were decided.
 * @throws Refusal 404; 403; 409 FILE_INCOMPLETE, or of who is an employee already; 400 as `createEmployee`
 */
export async function hireFromFile(
  given: Given<Hire, RhTables>,
  { id, force }: InputOf<Hire>,
): Promise<AnswerOf<Hire>> {
  const { db, clock, caller } = given
  await holdPlaces(db)
  const file = await hiringFileToChange(given, id)
  if (file.status !== 'file_complete') throw new Refusal(409, 'FILE_INCOMPLETE', 'rh.hiring.incomplete')
  const person = await db
    .selectFrom('rh.candidate')
    .select(['firstname', 'name', 'birthdate', 'title', 'employeeId'])
    .where('id', '=', file.candidateId)
    .executeTakeFirstOrThrow()
  if (person.employeeId && (await isLinked(db, person.employeeId, file.applicationId)))
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.hiring.already')
  if (!person.birthdate) throw wrongField('id', 'birthdate', 'rh.hiring.no-birthdate')
  const { firstname, name, birthdate, title } = person
  const { created, employee, matches } = await createEmployee(given as never, {
    employee: {
      firstname,
      name,
      dateOfBirth: birthdate,
      title: title as 'mr' | 'mrs' | null,
      companyId: file.companyId,
    },
    candidate: { candidateId: file.candidateId, candidateApplicationId: file.applicationId },
    force,
  })
  if (!created || !employee) return { created: false, employeeId: null, matches }
  await filePieces(db, file, { employeeId: employee.id, by: caller.userId, at: file.scope.now })
  await prepare({ db, clock, caller }, file, employee.id)
  await keepStanding(db, [employee.id], file.scope.today)
  return { created: true, employeeId: employee.id, matches: [] }
}

const isLinked = async (db: RhDb, employeeId: string, applicationId: string) =>
  (await db
    .selectFrom('rh.employee')
    .select('id')
    .where('id', '=', employeeId)
    .where('candidateApplicationId', '=', applicationId)
    .executeTakeFirst()) !== undefined

type Filing = { employeeId: string; by: string; at: string }
type Piece = StoredFile & { pieceId: string; fileId: string; fileType: string; documentName: string | null }

/** Accepted pieces become papers, the sides of a card one paper; their rows as pieces of a candidate go. */
async function filePieces(db: RhDb, { candidateId }: Standing, { employeeId, by, at }: Filing) {
  const { rows } = await sql<Piece>`
    select p.id as piece_id, p.file_type, p.document_name, f.id as file_id, f.storage_key, f.name, f.mime, f.size, f.sha256
      from rh.candidate_file p join kernel.file f on f.id = p.file_id
     where p.candidate_id = ${candidateId} and p.state = 'accepted' and p.file_type <> all(${filedByHand})
     order by p.side desc nulls last, p.created_at, p.id`.execute(db)
  for (const [fileType, pieces] of Map.groupBy(rows, piece => piece.fileType)) {
    const kind = await chosenKind(db, fileType)
    const ids = pieces.map(({ pieceId }) => pieceId)
    await db.deleteFrom('rh.candidate_file').where('id', 'in', ids).execute()
    await db
      .deleteFrom('kernel.file')
      .where(
        'id',
        'in',
        pieces.map(({ fileId }) => fileId),
      )
      .execute()
    await keepDocument(db, { employeeId, kind, files: pieces }, { by, at })
  }
}

type Writing = Pick<Given<Hire, RhTables>, 'db' | 'clock' | 'caller'>

async function prepare({ db, clock, caller }: Writing, file: Standing, employeeId: string) {
  const { hiringDate, hiringSiteId, hiringUnitId, hiringSubunitId, hiringPositionId } = file
  if (!hiringDate) return
  if (hiringSiteId) {
    const place = { siteId: hiringSiteId, unitId: hiringUnitId, subunitId: hiringSubunitId }
    const assignment = { employeeId, activationDate: hiringDate, ...place, supersedesId: null }
    await insertAssignments({ db, clock, caller }, [assignment], 'manual')
  }
  if (hiringPositionId)
    await preparePositions({ db, clock, actorId: caller.userId }, [
      { employeeId, activationDate: hiringDate, positionId: hiringPositionId, supersedes: null },
    ])
}
