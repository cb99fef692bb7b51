import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import type { DemandesDb, DemandesTables } from '#demandes/demandes-db.ts'
import { amountOf } from '../request-rules.model.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { requestsElement } from '../requests-place.model.ts'
import { requestById } from './request-in-full.queries.ts'
import { type Asking, companiesWithPrices } from './request-scope.ts'
import { noteEvent, requestToChange } from './request-to-change.ts'

type Create = typeof requestsCalls.createRequest
type Edit = typeof requestsCalls.editRequest
type Copy = typeof requestsCalls.copyRequest
type Fields = Omit<InputOf<Create>, 'companyId'>

/** @throws Refusal 404; 403; 400 of a service or an article that is not there */
export async function createRequest(given: Given<Create, DemandesTables>, { companyId, ...input }: InputOf<Create>) {
  requireLevel(await companyScopeOf(given, requestsElement), companyId, 2)
  await requireKnown(given, companyId, input)
  return requestById(given, await insertRequest(given, companyId, input))
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 as above */
export async function editRequest(given: Given<Edit, DemandesTables>, { id, version, ...input }: InputOf<Edit>) {
  const { db } = given
  const { companyId } = await requestToChange(given, id, { from: ['draft'], version, can: 'edit' })
  await requireKnown(given, companyId, input)
  const { lines, ...fields } = input
  await db
    .updateTable('demandes.request')
    .set({ ...fields, estimatedCents: amountOf(lines), version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('demandes.request_line').where('requestId', '=', id).execute()
  await writeLines(db, id, lines)
  return requestById(given, id)
}

/** Its lines and purpose again, for the same day or today where that has passed. @throws Refusal 404; 403 */
export async function copyRequest(given: Given<Copy, DemandesTables>, { id }: InputOf<Copy>) {
  const told = await requestById(given, id)
  requireLevel(await companyScopeOf(given, requestsElement), told.companyId, 2)
  const today = given.clock.today().toString()
  const lines = told.lines.map(({ articleId, label, quantity, unit, estimatedPrice = null }) => ({
    articleId,
    label: articleId === null ? label : null,
    quantity,
    unit,
    price: estimatedPrice,
  }))
  const { kind, serviceId, purpose, neededOn } = told
  const fields = { kind, serviceId, purpose, neededOn: neededOn < today ? today : neededOn, lines }
  return requestById(given, await insertRequest(given, told.companyId, fields))
}

/** Numbered by year and company without a gap: DA26-0001. */
async function insertRequest({ db, clock, caller }: Asking, companyId: string, { lines, ...fields }: Fields) {
  const { year } = clock.today()
  const number = await nextReference(db, {
    series: 'purchase-request',
    ownerId: companyId,
    year,
    mark: 'DA',
    digits: 4,
  })
  const at = clock.now().toString()
  const { id } = await db
    .insertInto('demandes.request')
    .values({
      ...fields,
      companyId,
      requesterId: caller.userId,
      number,
      estimatedCents: amountOf(lines),
      enteredAt: at,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(db, id, lines)
  await noteEvent(db, { requestId: id, kind: 'created', at })
  return id
}

async function writeLines(db: DemandesDb, requestId: string, lines: Fields['lines']) {
  if (lines.length === 0) return
  await db
    .insertInto('demandes.request_line')
    .values(lines.map(({ price, ...line }, index) => ({ ...line, requestId, rank: index + 1, estimatedPrice: price })))
    .execute()
}

async function requireKnown(given: Asking, companyId: string, { serviceId, lines }: Fields) {
  const { db } = given
  if (lines.some(({ price }) => price !== null) && !(await companiesWithPrices(given)).has(companyId)) throw forbidden()
  if (serviceId !== null) {
    const { rows } = await sql`
      select from platform.service where id = ${serviceId} and company_id = ${companyId} and archived_at is null`.execute(
      db,
    )
    if (rows.length === 0) throw wrongField('serviceId', 'unknown', 'demandes.request.unknown-service')
  }
  const articleIds = [...new Set(lines.flatMap(({ articleId }) => articleId ?? []))]
  const { rows: articles } = await sql`select from platform.article where id in ${eachOf(articleIds)}`.execute(db)
  if (articles.length < articleIds.length) throw wrongField('lines', 'unknown', 'demandes.request.unknown-article')
}
