import { sql } from 'kysely'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { colourBeside } from '../place-colours.model.ts'
import type { PlaceKind } from '../workplace.model.ts'
import type { StandingPlace } from './standing-place.queries.ts'

const parentOf = { site: 'company_id', unit: 'site_id', subunit: 'unit_id' } as const

/** The living places under one parent. */
const beside = (db: RhDb, kind: PlaceKind, parentId: string) =>
  db.selectFrom(`rh.${kind}`).where(sql.ref(parentOf[kind]), '=', parentId).where('archivedAt', 'is', null)

/** @throws Refusal 400 on `name` when another living place of the same parent bears it */
export async function requireFreeName(db: RhDb, kind: PlaceKind, parentId: string, name: string, ownId?: string) {
  const living = beside(db, kind, parentId).select(['id', 'name'])
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}

/** For a place that was given none. */
export async function colourFor(db: RhDb, kind: PlaceKind, parentId: string): Promise<string> {
  const rows = await beside(db, kind, parentId).select('color').execute()
  return colourBeside(rows.map(({ color }) => color))
}

/** @throws Refusal 409 PARENT_ARCHIVED */
export function requireLivingParent(parent: Pick<StandingPlace, 'kind' | 'archivedAt' | 'isUnderArchived'>) {
  if (parent.archivedAt || parent.isUnderArchived) throw parentArchived(parent.isUnderArchived ? 'site' : parent.kind)
}

export const parentArchived = (kind: PlaceKind) =>
  new Refusal(409, 'PARENT_ARCHIVED', kind === 'unit' ? 'rh.place.unit-archived' : 'rh.place.site-archived')

/** @throws Refusal 409 TRANSITION_INVALID */
export function requireLiving({ archivedAt }: StandingPlace) {
  if (archivedAt) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.place.is-archived')
}

/**
 * An establishment bears the number of its company with a number of its own. Where the company's is not known, any will do
 * but that of another company: people of two companies would stand in one register.
 * @throws Refusal 400 on `siret`
 */
export async function requireOwnSiret(db: RhDb, companyId: string, siret: string | null | undefined) {
  if (!siret) return
  const { siren, siret: main } = await db
    .selectFrom('platform.company')
    .select(['siren', 'siret'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const ofCompany = siren ?? main?.slice(0, 9)
  if (ofCompany && !siret.startsWith(ofCompany))
    throw wrongField('siret', 'other_company', 'rh.place.siret-of-another', { siren: ofCompany })
  if (!ofCompany && (await isOfOther(db, companyId, siret)))
    throw wrongField('siret', 'other_company', 'rh.place.siret-taken')
}

/** Whether another company, or a site of one, bears the number or its beginning. */
async function isOfOther(db: RhDb, companyId: string, siret: string): Promise<boolean> {
  const { rows } = await sql`
    select from platform.company k
     where k.id <> ${companyId} and (coalesce(k.siren, left(k.siret, 9)) = left(${siret}, 9)
        or exists (select from rh.site s where s.company_id = k.id and s.siret = ${siret}))`.execute(db)
  return rows.length > 0
}
