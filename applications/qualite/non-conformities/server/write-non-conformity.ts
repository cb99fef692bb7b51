import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'
import { nextNumber } from '#platform/numbering/numbering.server.ts'
import { membersWithLevel } from '#platform/rights/rights.server.ts'
import { traceGraphOffer } from '#platform/trace/trace-graph.slot.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import { dueAtOf } from '../non-conformity.model.ts'
import type { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { nonConformitiesElement } from '../non-conformities-place.model.ts'
import { type Asking, nonConformityById, scopeOfNonConformities } from './non-conformities.queries.ts'
import { nonConformityToChange, noteEvent, requireState } from './non-conformity-to-change.ts'

type Open = typeof nonConformitiesCalls.openNonConformity
type Edit = typeof nonConformitiesCalls.editNonConformity
type Fields = Omit<InputOf<Open>, 'companyId'>
type Working = Pick<Given<Open, QualiteTables>, 'db' | 'clock' | 'offered'>

/** @throws Refusal 404; 403; 400 of an owner or a supplier that is none */
export async function openNonConformity(given: Given<Open, QualiteTables>, { companyId, ...fields }: InputOf<Open>) {
  requireLevel(await scopeOfNonConformities(given), companyId, 2)
  await requireKnown(given, companyId, fields)
  return nonConformityById(given, await writeNonConformity(given, { companyId, ...fields }))
}

type Opened = Fields & { companyId: string; controlRecordId?: string }

/** Numbered by year and company without a gap: NC26-0001. Its id. */
export async function writeNonConformity(given: Working, { lotNumbers, kg: g, ...fields }: Opened): Promise<string> {
  const { db, clock } = given
  const at = clock.now().toString()
  const { year } = clock.today()
  const count = await nextNumber(db, { series: 'non-conformity', ownerId: fields.companyId, year })
  const { id } = await db
    .insertInto('qualite.non_conformity')
    .values({
      ...fields,
      g,
      number: `NC${String(year % 100).padStart(2, '0')}-${String(count).padStart(4, '0')}`,
      detectedAt: at,
      enteredAt: at,
      dueAt: dueAtOf('open', fields.severity, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLots(given, id, lotNumbers)
  await noteEvent(db, { nonConformityId: id, kind: 'opened', at })
  return id
}

/** What it is about, until it has ended. @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 as above */
export async function editNonConformity(
  given: Given<Edit, QualiteTables>,
  { id, version, lotNumbers, kg: g, ...fields }: InputOf<Edit>,
) {
  const { db } = given
  const standing = await nonConformityToChange(given, id)
  if (standing.state === 'closed' || standing.state === 'cancelled') requireState(standing, 'open')
  requireUnchanged(standing, { version })
  await requireKnown(given, standing.companyId, fields)
  await db
    .updateTable('qualite.non_conformity')
    .set({
      ...fields,
      g,
      dueAt: dueAtOf(standing.state, fields.severity, standing.detectedAt),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('qualite.non_conformity_lot')
    .where('nonConformityId', '=', id)
    .where('lotNumber', 'not in', lotNumbers.length > 0 ? lotNumbers : [''])
    .execute()
  await writeLots(given, id, lotNumbers)
  return nonConformityById(given, id)
}

/** Lots by their numbers; those that a workshop knows can be held. */
async function writeLots({ db, offered }: { db: QualiteDb; offered: Offered }, id: string, numbers: readonly string[]) {
  if (numbers.length === 0) return
  const known = new Map<string, string>()
  for (const graph of offered(traceGraphOffer))
    for (const number of numbers)
      for (const node of await graph.find(db as never, number))
        if (node.kind === 'lot' && node.label === number) known.set(number, node.id)
  await db
    .insertInto('qualite.non_conformity_lot')
    .values(numbers.map(lotNumber => ({ nonConformityId: id, lotNumber, lotId: known.get(lotNumber) ?? null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function requireKnown(
  { db, clock }: Pick<Working, 'db' | 'clock'>,
  companyId: string,
  { ownerId, partnerId }: Pick<Fields, 'ownerId' | 'partnerId'>,
) {
  if (ownerId !== null && !(await isOwner({ db, clock }, companyId, ownerId)))
    throw wrongField('ownerId', 'unknown', 'qualite.non-conformity.unknown-owner')
  if (partnerId === null) return
  const { rows } = await sql`
    select from platform.partner where id = ${partnerId} and 'supplier' = any(roles)`.execute(db)
  if (rows.length === 0) throw wrongField('partnerId', 'unknown', 'qualite.non-conformity.unknown-supplier')
}

/** Whoever writes about what does not conform in a company may be charged with it. */
export async function isOwner({ db, clock }: Pick<Working, 'db' | 'clock'>, companyId: string, userId: string) {
  const members = await membersWithLevel({ db, clock }, { path: nonConformitiesElement, level: 2 })
  return members.some(member => member.userId === userId && member.companyIds.has(companyId))
}

const mostSuppliers = 2_000

/** Where one may open one, of whose goods, and whom one may charge with it. */
export async function nonConformityChoices(given: Asking) {
  const { db, clock } = given
  const companyIds = (await scopeOfNonConformities(given)).where(2)
  const members = await membersWithLevel({ db, clock }, { path: nonConformitiesElement, level: 2 })
  const { rows: people } = await sql<{ id: string; name: string }>`
    select id, firstname || ' ' || name as name from platform.user
     where id in ${eachOf(members.map(({ userId }) => userId))} order by name, firstname, id`.execute(db)
  const { rows: suppliers } = await sql<{ id: string; name: string }>`
    select p.id, c.name from platform.partner p join platform.contact c on c.id = p.contact_id
     where p.archived_at is null and 'supplier' = any(p.roles)
     order by c.search_text, p.id limit ${mostSuppliers}`.execute(db)
  const reach = new Map(members.map(({ userId, companyIds: own }) => [userId, own]))
  return {
    companies: await namedCompanies(db, companyIds),
    suppliers,
    owners: people.map(person => ({
      ...person,
      companyIds: companyIds.filter(companyId => reach.get(person.id)?.has(companyId)),
    })),
  }
}

/** @throws Refusal 400 LOTS_REQUIRED */
export const lotsRequired = () => new Refusal(400, 'LOTS_REQUIRED', 'qualite.non-conformity.lots-required')
