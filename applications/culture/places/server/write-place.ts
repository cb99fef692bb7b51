import { sql } from 'kysely'
import { requireLevel, type CompanyScope } from '#kernel/server/company-scope.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { mayHold, type NewPlace, type Place, type PlaceFields } from '../place.model.ts'
import { placeById } from './places.queries.ts'

/**
 * A site of a company, or a place in another.
 * @throws Refusal 400 on a code that is taken, a level out of order or AREA_SUM; 404 of a holder out of reach; 403
 */
export async function createPlace(db: CultureDb, scope: CompanyScope, place: NewPlace): Promise<Place> {
  await requireStanding(db, scope, place)
  await requireFreeCode(db, place.code)
  requireWithinGross(place)
  const { id } = await db.insertInto('platform.place').values(place).returning('id').executeTakeFirstOrThrow()
  await requireRoom(db, place.parentId)
  return placeById(db, scope, id)
}

/** @throws Refusal 404; 403; 400 on a code that is taken or AREA_SUM; 409 when somebody saved since it was read */
export async function editPlace(
  db: CultureDb,
  scope: CompanyScope,
  { id, version, ...fields }: PlaceFields & { id: string; version: number },
): Promise<Place> {
  const { can, parentId } = await placeById(db, scope, id)
  if (!can.edit) throw forbidden()
  requireUnchanged(await takePlace(db, id), { version })
  await requireFreeCode(db, fields.code, id)
  requireWithinGross(fields)
  await db
    .updateTable('platform.place')
    .where('id', '=', id)
    .set({ ...fields, version: version + 1 })
    .execute()
  await requireRoom(db, parentId)
  await requireRoom(db, id)
  return placeById(db, scope, id)
}

/** Held until the end of the transaction. @throws Refusal 404 */
export const takePlace = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('platform.place').select(['kind', 'version']).where('id', '=', id))

/** @throws Refusal 400 when another place of the client bears the code */
export async function requireFreeCode(db: CultureDb, code: string, ownId?: string) {
  const taken = await db.selectFrom('platform.place').select('id').where('code', '=', code).executeTakeFirst()
  if (taken && taken.id !== ownId) throw wrongField('code', 'taken', 'culture.places.code-taken')
}

async function requireStanding(db: CultureDb, scope: CompanyScope, { kind, parentId, companyId }: NewPlace) {
  if (kind === 'site') {
    if (companyId === null) throw wrongField('companyId', 'required', 'culture.places.site-wants-company')
    if (parentId !== null) throw wrongField('parentId', 'order', 'culture.places.wrong-order')
    return requireLevel(scope, companyId, 2)
  }
  if (parentId === null) throw wrongField('parentId', 'required', 'culture.places.wants-holder')
  if (companyId !== null) throw wrongField('companyId', 'order', 'culture.places.wrong-order')
  const holder = await placeById(db, scope, parentId)
  if (holder.archivedAt !== null) throw notFound()
  if (!holder.can.edit) throw forbidden()
  await takePlace(db, parentId)
  if (!mayHold(holder.kind, kind)) throw wrongField('kind', 'order', 'culture.places.wrong-order')
}

function requireWithinGross({ grossM2, cultivatedM2 }: PlaceFields) {
  if (grossM2 !== null && cultivatedM2 !== null && cultivatedM2 > grossM2)
    throw wrongField('cultivatedM2', 'beyond-gross', 'culture.places.beyond-gross')
}

type Sum = { name: string; whole: string; held: string }

/** What a place holds is no larger than itself, measured to half a percent. @throws Refusal 400 AREA_SUM */
export async function requireRoom(db: CultureDb, holderId: string | null) {
  if (holderId === null) return
  await takePlace(db, holderId)
  const { rows } = await sql<Sum>`
    select h.name, h.cultivated_m2::text as whole, sum(p.cultivated_m2)::text as held
      from platform.place h join platform.place p on p.parent_id = h.id and p.archived_at is null
     where h.id = ${holderId}
     group by h.id, h.name, h.cultivated_m2
    having sum(p.cultivated_m2) > h.cultivated_m2 * 1.005`.execute(db)
  const [sum] = rows
  if (!sum) return
  throw new Refusal(400, 'AREA_SUM', 'culture.places.area-sum', {
    values: { sum: sum.held, place: sum.name, area: sum.whole },
    fields: [
      {
        field: 'cultivatedM2',
        code: 'AREA_SUM',
        message: 'culture.places.area-sum',
        values: { sum: sum.held, place: sum.name, area: sum.whole },
      },
    ],
  })
}
