import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import type { Keys } from '#kernel/server/secrets.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, wrongField } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Coming } from '../campaign.model.ts'
import type { campaignsCalls } from '../campaigns.calls.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { peopleByIds, returningMatching } from './people.queries.ts'
import { tokenOf } from './recall-link.ts'
import { standingPeople } from './standing-people.ts'
import { campaignToChange } from './write-campaign.ts'

type Calls = typeof campaignsCalls
type Asked = {
  companyId: string
  employeeId: string | null
  candidateApplicationId: string | null
  siteId: string | null
  positionId: string | null
}

/** People of former seasons, where they worked unless a site is said. @throws Refusal 404; 409; 400 */
export async function addReturning(
  db: RhDb,
  scope: CampaignScope,
  { id, matching, coming }: InputOf<Calls['addReturningPeople']>,
) {
  await requireComing(db, scope, id, coming)
  const found = await returningMatching(db, { ...scope, companyIds: scope.writtenIds }, id, matching)
  const people = found.map(({ id: employeeId, ...last }) => ({ ...last, employeeId, candidateApplicationId: null }))
  return addAll(db, id, people, coming)
}

/** @throws Refusal 404 of somebody of another company; 409; 400 */
export async function addPeople(
  db: RhDb,
  scope: CampaignScope,
  { id, employeeIds, applicationIds, coming }: InputOf<Calls['addPeopleToCampaign']>,
) {
  await requireComing(db, scope, id, coming)
  const { rows } = await sql<Asked>`
    select e.company_id, e.id as employee_id, null::uuid as candidate_application_id, null::uuid as site_id, null::uuid as position_id
      from rh.employee e
     where e.id in ${eachOf(employeeIds)} and e.status <> 'deleted' and e.company_id in ${eachOf(scope.writtenIds)}
    union all
    select a.company_id, null, a.id, a.hiring_site_id, coalesce(a.hiring_position_id, a.position_id)
      from rh.candidate_application a
     where a.id in ${eachOf(applicationIds)} and a.company_id in ${eachOf(scope.writtenIds)}`.execute(db)
  if (rows.length < new Set([...employeeIds, ...applicationIds]).size) throw notFound()
  return addAll(db, id, rows, coming)
}

/** Who applies has said that he comes. */
async function addAll(db: RhDb, campaignId: string, people: readonly Asked[], coming: Coming) {
  if (people.length === 0) return { added: 0, alreadyThere: 0 }
  const added = await db
    .insertInto('rh.campaign_person')
    .values(
      people.map(({ siteId, positionId, ...person }) => ({
        ...person,
        campaignId,
        siteId: coming.siteId ?? siteId,
        positionId: coming.positionId ?? positionId,
        arrivalOn: coming.arrivalOn,
        answer: person.employeeId ? 'waiting' : 'yes',
      })),
    )
    .onConflict(there => there.doNothing())
    .returning('id')
    .execute()
  return { added: added.length, alreadyThere: people.length - added.length }
}

type Season = Awaited<ReturnType<typeof campaignToChange>>

async function requireComing(db: RhDb, { writtenIds }: CampaignScope, id: string, { siteId, arrivalOn }: Coming) {
  requireWithin(await campaignToChange(db, id), arrivalOn, 'coming.arrivalOn')
  if (!siteId) return
  const site = await db
    .selectFrom('rh.site')
    .select('id')
    .where('id', '=', siteId)
    .where('companyId', 'in', eachOf(writtenIds))
    .executeTakeFirst()
  if (!site) throw wrongField('coming.siteId', 'unknown', 'rh.campaign.site-unknown')
}

function requireWithin({ startsOn, endsOn }: Season, arrivalOn: string | null, field: string) {
  if (arrivalOn && (arrivalOn < startsOn || arrivalOn > endsOn))
    throw wrongField(field, 'outside', 'rh.campaign.day-outside')
}

/** Days after which who has not answered is asked again. */
const patienceDays = 3

/** A mail each. The campaign is held meanwhile: pressed twice, nobody is written to twice. @throws Refusal 404; 409 */
export async function invite(
  { db, keys }: { db: RhDb; keys: Keys },
  { now, writtenIds }: CampaignScope,
  { id, again }: InputOf<Calls['inviteToCampaign']>,
) {
  await campaignToChange(db, id)
  const late = sql`p.invited_at < ${now}::timestamptz - interval '${sql.lit(patienceDays)} days'`
  const { rows: waiting } = await sql<{ id: string; mail: string | null }>`
    select p.id, p.mail from ${standingPeople} p
     where p.campaign_id = ${id} and p.company_id in ${eachOf(writtenIds)} and p.step = 'answer'
       and (p.invited_at is null or ${again} and ${late})`.execute(db)
  const invited = waiting.filter(({ mail }) => mail !== null)
  for (const person of invited) {
    await db
      .updateTable('rh.campaign_person')
      .set({ invitedAt: now, tokenHash: digestOfKey(tokenOf(keys, person.id)) })
      .where('id', '=', person.id)
      .execute()
    await enqueue(db, 'send-recall', { campaignPersonId: person.id })
  }
  return { invited: invited.length, withoutMail: waiting.length - invited.length }
}

type Of = { id: string; version: number }

/** @throws Refusal 404; 403; 409; 400 of a day outside the season */
export async function answerFor(
  db: RhDb,
  scope: CampaignScope,
  { answer, arrivalOn, needsHousing, needsTransport, ...of }: InputOf<Calls['answerForPerson']>,
) {
  const { version, season } = await personToChange(db, scope, of)
  requireWithin(season, arrivalOn, 'arrivalOn')
  await db
    .updateTable('rh.campaign_person')
    .set({
      answer,
      answeredAt: scope.now,
      version: version + 1,
      ...(arrivalOn && { arrivalOn }),
      ...(needsHousing !== undefined && { needsHousing }),
      ...(needsTransport !== undefined && { needsTransport }),
    })
    .where('id', '=', of.id)
    .execute()
  const [person] = await peopleByIds(db, [of.id])
  if (!person) throw notFound()
  return person
}

/** @throws Refusal 404; 403; 409 */
export async function removePerson(db: RhDb, scope: CampaignScope, of: Of) {
  await personToChange(db, scope, of)
  await db.deleteFrom('rh.campaign_person').where('id', '=', of.id).execute()
}

/** Somebody of a season that is not put aside, held until the end of the transaction. @throws Refusal 404; 403; 409 */
export async function personToChange(db: RhDb, { companyIds, writtenIds }: CampaignScope, { id, version }: Of) {
  const standing = await takeForChange(
    db.selectFrom('rh.campaign_person').select(['campaignId', 'companyId', 'version']).where('id', '=', id),
  )
  if (!companyIds.includes(standing.companyId)) throw notFound()
  if (!writtenIds.includes(standing.companyId)) throw forbidden()
  requireUnchanged(standing, { version })
  return { ...standing, season: await campaignToChange(db, standing.campaignId) }
}
