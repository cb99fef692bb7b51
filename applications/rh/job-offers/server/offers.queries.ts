import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { checksOfOffer } from '../check-offer.model.ts'
import type { JobOffer, OfferCriteria, OfferDescription } from '../job-offer.model.ts'
import { addressOfOffer } from '../public-offer.model.ts'
import type { OfferScope } from './offer-scope.ts'

/** @throws Refusal 404 of an offer of a company in which the caller reads none */
export async function offerRow(db: RhDb, scope: OfferScope, id: string) {
  const row = await db.selectFrom('rh.job_offer').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || scope.level(row.companyId) < 1) throw notFound()
  return row
}
type Row = Awaited<ReturnType<typeof offerRow>>

const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal))

export const criteriaOf = (row: Row): OfferCriteria => ({
  companyId: row.companyId,
  positionId: row.positionId,
  siteId: row.siteId,
  unitId: row.unitId,
  family: row.family as OfferCriteria['family'],
  posts: row.posts,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  weeklyHours: Number(row.weeklyHours),
  payMin: numberOf(row.payMin),
  payMax: numberOf(row.payMax),
  payUnit: row.payUnit as OfferCriteria['payUnit'],
  hasHousing: row.hasHousing,
  hasTransport: row.hasTransport,
  closesOn: row.closesOn,
  questionnaireId: row.questionnaireId,
  watchedAnswers: row.watchedAnswers as OfferCriteria['watchedAnswers'],
})

export const descriptionOf = ({ texts, wordingReason }: Row): OfferDescription => ({
  texts: texts as OfferDescription['texts'],
  wordingReason,
})

/** An offer with its checks and its visits. @throws Refusal 404 */
export async function offerById(db: RhDb, scope: OfferScope, id: string): Promise<JobOffer> {
  const row = await offerRow(db, scope, id)
  const { rows } = await sql<Named>`
    select c.slug, k.name as company, p.name as position, s.name as site
      from platform.client c
      join platform.company k on k.id = ${row.companyId}
      join rh.position p on p.id = ${row.positionId}
      join rh.site s on s.id = ${row.siteId}
     where c.id = ${row.clientId}`.execute(db)
  const { slug, company, position, site } = rows[0] as Named
  const level = scope.level(row.companyId)
  const criteria = criteriaOf(row)
  const description = descriptionOf(row)
  return {
    id,
    status: row.status as JobOffer['status'],
    closeReason: row.closeReason as JobOffer['closeReason'],
    company: { id: row.companyId, name: company },
    position: { id: row.positionId, name: position },
    site: { id: row.siteId, name: site },
    criteria,
    description,
    diffusion: { channels: row.channels as JobOffer['diffusion']['channels'], sources: row.sources },
    checks: checksOfOffer({ criteria, description }, scope.today),
    address: addressOfOffer(slug, id),
    visits: await visitsOf(db, id),
    publishedAt: row.publishedAt,
    closedAt: row.closedAt,
    can: { edit: level >= 2 && !['closed', 'archived'].includes(row.status), archive: level >= 3 },
    version: row.version,
  }
}
type Named = { slug: string; company: string; position: string; site: string }

/** By where readers came from, the most visited first. */
async function visitsOf(db: RhDb, id: string) {
  const { rows } = await sql<{ source: string; visits: number }>`
    select source, sum(visits)::int as visits from rh.offer_visit
     where job_offer_id = ${id} group by source order by 2 desc, 1`.execute(db)
  return rows
}
