import { notFound } from '#kernel/server/errors.ts'
import { withEveryLanguage } from '#rh/job-offers/job-offer.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type OfferModel, type OfferModels, type OfferModelFields, writtenLanguages } from '../offer-model.model.ts'

const rowsOf = (db: RhDb) =>
  db
    .selectFrom('rh.offer_model as row')
    .leftJoin('rh.position as p', 'p.id', 'row.positionId')
    .select([
      'row.id',
      'row.name',
      'row.positionId',
      'p.name as position',
      'row.texts',
      'row.archivedAt',
      'row.version',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function modelOf({ texts, ...row }: Row): OfferModel {
  const whole = withEveryLanguage(texts as Partial<OfferModelFields['texts']>)
  return { ...row, texts: whole, languages: writtenLanguages(whole) }
}

/** All models by name, those that were put aside too, and the positions that one may be of. */
export async function offerModels(db: RhDb): Promise<OfferModels> {
  const rows = await rowsOf(db).orderBy('row.nameKey').orderBy('row.id').execute()
  const positions = await db
    .selectFrom('rh.position')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy('searchText')
    .orderBy('id')
    .execute()
  return { models: rows.map(modelOf), positions }
}

/** @throws Refusal 404 */
export async function offerModelById(db: RhDb, id: string): Promise<OfferModel> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return modelOf(row)
}

/** The one with which offers of a position begin. */
export async function modelOfPosition(db: RhDb, positionId: string): Promise<OfferModel | undefined> {
  const row = await living(db).where('row.positionId', '=', positionId).executeTakeFirst()
  return row && modelOf(row)
}

/** Those that may be taken up while an offer is written, by name. */
export const modelsToBegin = async (db: RhDb): Promise<OfferModel[]> =>
  (await living(db).orderBy('row.nameKey').orderBy('row.id').execute()).map(modelOf)

const living = (db: RhDb) => rowsOf(db).where('row.archivedAt', 'is', null)
