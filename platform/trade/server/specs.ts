import { sql } from 'kysely'
import { notFound, Refusal, versionConflict, wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Spec, SpecFields } from '../article.model.ts'
import { articleById } from './articles.queries.ts'

/** How an article is wanted: the standard first, then by customer. */
export async function specsOfArticle(db: PlatformDb, articleId: string): Promise<Spec[]> {
  await articleById(db, articleId)
  const { rows } = await sql<Spec>`
    select s.id, s.article_id as "articleId", s.partner_id as "partnerId", c.name as customer, s.case_gtin as "caseGtin",
           s.customer_label as "customerLabel", s.nominal_g as "nominalG", s.cases_per_layer as "casesPerLayer",
           s.cases_per_pallet as "casesPerPallet", s.best_before_days as "bestBeforeDays", s.version
      from platform.customer_spec s
      left join platform.partner p on p.id = s.partner_id
      left join platform.contact c on c.id = p.contact_id
     where s.article_id = ${articleId} and s.archived_at is null
     order by s.partner_id is not null, c.search_text, s.id`.execute(db)
  return rows
}

type Change = SpecFields & { articleId: string; version: number | null }

/** @throws Refusal 404; 400 on somebody who is no customer; 409 when another saved in between */
export async function saveSpec(db: PlatformDb, { articleId, version, ...fields }: Change): Promise<Spec> {
  await requireCustomer(db, fields.partnerId)
  const standing = (await specsOfArticle(db, articleId)).find(({ partnerId }) => partnerId === fields.partnerId)
  if ((standing?.version ?? null) !== version) throw versionConflict()
  if (standing)
    await db
      .updateTable('platform.customer_spec')
      .set({ ...fields, version: standing.version + 1 })
      .where('id', '=', standing.id)
      .where('version', '=', standing.version)
      .execute()
  else
    await db
      .insertInto('platform.customer_spec')
      .values({ ...fields, articleId })
      .execute()
  const saved = (await specsOfArticle(db, articleId)).find(({ partnerId }) => partnerId === fields.partnerId)
  return saved as Spec
}

/** The standard one is what others fall back to. @throws Refusal 404; 409 SPEC_STANDARD */
export async function archiveSpec(db: PlatformDb, id: string, now: string) {
  const spec = await db
    .selectFrom('platform.customer_spec')
    .select('partnerId')
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!spec) throw notFound()
  if (spec.partnerId === null) throw new Refusal(409, 'SPEC_STANDARD', 'trade.spec-standard')
  await db.updateTable('platform.customer_spec').set({ archivedAt: now }).where('id', '=', id).execute()
}

async function requireCustomer(db: PlatformDb, partnerId: string | null) {
  if (partnerId === null) return
  const customer = await db
    .selectFrom('platform.partner')
    .select('id')
    .where('id', '=', partnerId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`'customer' = any(roles)`)
    .executeTakeFirst()
  if (!customer) throw wrongField('partnerId', 'unknown', 'trade.customer-unknown')
}
