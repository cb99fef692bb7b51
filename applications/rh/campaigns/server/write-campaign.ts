import { setArchived } from '#kernel/server/archive.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CampaignFields, CampaignNeed } from '../campaign.model.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { campaignById } from './campaigns.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createCampaign(db: RhDb, scope: CampaignScope, fields: CampaignFields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('rh.campaign').values(fields).returning('id').executeTakeFirstOrThrow()
  return campaignById(db, scope, id)
}

type Edited = CampaignFields & { id: string; version: number }

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read, or it is put aside */
export async function editCampaign(db: RhDb, scope: CampaignScope, { id, version, ...fields }: Edited) {
  requireUnchanged(await campaignToChange(db, id), { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return campaignById(db, scope, id)
}

/** It is no longer proposed, and its links answer no more. @throws Refusal 404 */
export async function archiveCampaign(db: RhDb, scope: CampaignScope, id: string) {
  await setArchived(ofOne(db, id), scope.now)
  return campaignById(db, scope, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreCampaign(db: RhDb, scope: CampaignScope, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return campaignById(db, scope, id)
}

type Needs = { id: string; version: number; needs: readonly CampaignNeed[] }

/** @throws Refusal 404; 409 when somebody saved since; 400 of a site of another company, or a week said twice */
export async function setNeeds(db: RhDb, { writtenIds }: CampaignScope, { id, version, needs }: Needs) {
  requireUnchanged(await campaignToChange(db, id), { version })
  const sites = await db
    .selectFrom('rh.site')
    .select(['id', 'companyId'])
    .where('id', 'in', eachOf(needs.map(({ siteId }) => siteId)))
    .where('companyId', 'in', eachOf(writtenIds))
    .execute()
  const companies = new Map(sites.map(site => [site.id, site.companyId]))
  const rows = needs.map((need, at) => {
    const companyId = companies.get(need.siteId)
    if (!companyId) throw wrongField(`needs.${at}.siteId`, 'unknown', 'rh.campaign.site-unknown')
    return { ...need, campaignId: id, companyId }
  })
  const said = rows.map(({ siteId, positionId, week }) => `${siteId} ${positionId} ${week}`)
  const twice = said.findIndex((key, at) => said.indexOf(key) < at)
  if (twice >= 0) throw wrongField(`needs.${twice}.week`, 'twice', 'rh.campaign.need-twice')
  await db
    .deleteFrom('rh.campaign_need')
    .where('campaignId', '=', id)
    .where('companyId', 'in', eachOf(writtenIds))
    .execute()
  if (rows.length > 0) await db.insertInto('rh.campaign_need').values(rows).execute()
  await ofOne(db, id)
    .set({ version: version + 1 })
    .execute()
}

/** One that is not put aside, held until the end of the transaction. @throws Refusal 404; 409 */
export async function campaignToChange(db: RhDb, id: string) {
  const standing = await taken(db, id)
  if (standing.archivedAt !== null) throw new Refusal(409, 'CAMPAIGN_ARCHIVED', 'rh.campaign.is-archived')
  return standing
}

const ofOne = (db: RhDb, id: string) => db.updateTable('rh.campaign').where('id', '=', id)

const taken = (db: RhDb, id: string) =>
  takeForChange(
    db.selectFrom('rh.campaign').select(['name', 'startsOn', 'endsOn', 'archivedAt', 'version']).where('id', '=', id),
  )

async function requireFreeName(db: RhDb, name: string, ownId?: string) {
  const living = db.selectFrom('rh.campaign').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
