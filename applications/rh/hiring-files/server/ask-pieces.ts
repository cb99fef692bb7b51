import { sql } from 'kysely'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { presentForm } from '#rh/application-form/application-form.server.ts'
import { type AskedField, fileTypeOf } from '#rh/application-form/form-field.model.ts'
import { cogsThatNeedPermit } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AskedDetail, TypedKind } from '../hiring-details.model.ts'
import { detailsToAsk, guardianToAsk } from '../typed-details.model.ts'

const adultAt = 18

type Piece = { kind: string; required: boolean; fields?: AskedDetail[] }
type Asking = { id: string; candidateId: string; hiringDate: string; at: string }

/**
 * Asks what the form of the client keeps for who is retained, and what the law asks of a minor and of a foreigner. What is
 * there already is to be looked at, not to be sent again; what is asked already stays as it is.
 */
export async function askPieces(db: RhDb, { id, candidateId, hiringDate, at }: Asking) {
  const person = await db.selectFrom('rh.candidate').selectAll().where('id', '=', candidateId).executeTakeFirstOrThrow()
  const { fields } = await presentForm(db)
  const { birthdate, citizenshipCog } = person
  const citizenship = citizenshipCog && iso2OfCog(citizenshipCog)
  const isMinor =
    birthdate !== null && Temporal.PlainDate.from(birthdate).add({ years: adultAt }).toString() > hiringDate
  const pieces: Piece[] = [
    ...typedPiece('details', detailsToAsk(fields, { ...person, citizenship })),
    ...papersOf(fields),
    ...(citizenshipCog && (await cogsThatNeedPermit(db)).includes(citizenshipCog)
      ? [{ kind: 'workPermit', required: true }]
      : []),
    ...(isMinor
      ? [{ kind: 'parentalPermission', required: true }, ...typedPiece('guardian', guardianToAsk(person))]
      : []),
  ]
  await sql`
    insert into rh.hiring_piece (hiring_file_id, kind, required, asked_fields, state, changed_at)
    select ${id}::uuid, k.kind, k.required, coalesce(k.fields, '[]'), case when exists (
             select from rh.candidate_file f where f.candidate_id = ${candidateId} and f.file_type = k.kind)
           then 'received' else 'missing' end, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) k (kind text, required boolean, fields jsonb)
    on conflict (client_id, hiring_file_id, kind) do nothing`.execute(db)
}

const typedPiece = (kind: TypedKind, fields: AskedDetail[]): Piece[] =>
  fields.length > 0 ? [{ kind, required: fields.some(({ required }) => required), fields }] : []

/** They depend on the person, whatever the form says. */
const askedByLaw: readonly string[] = ['workPermit', 'parentalPermission']

/** Papers of the hiring file; a card that applicants may send is due once they are retained. */
const papersOf = (fields: readonly AskedField[]): Piece[] =>
  fields.flatMap(({ key, stage, visibility }) => {
    const kind = fileTypeOf[key]
    const isPaper = kind && kind !== 'resume' && !askedByLaw.includes(kind)
    if (!isPaper || stage === 'never' || visibility === 'hidden') return []
    return [{ kind, required: stage === 'application' || visibility === 'required' }]
  })
