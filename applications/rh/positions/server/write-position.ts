import { setArchived } from '#kernel/server/archive.ts'
import { atField, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { cspOn } from '#platform/identifiers/csp.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type DpaeConfiguration, withActivityAtRisk } from '../dpae-configuration.model.ts'
import type { Position } from '../position.model.ts'
import type { NewPosition, PositionChange } from '../position-form.model.ts'
import { dpaeColumns } from './dpae-columns.ts'
import { positionById } from './positions.queries.ts'
import type { Reach } from './reach.ts'
import { requireLiveTerms } from './require-live-terms.ts'

type Writing = { db: RhDb; reach: Reach; today: string }
type Fields = Partial<NewPosition['position']>

/**
 * @throws Refusal 400 on a name that is taken, on a category, a company or a term that cannot be chosen; 400
 *   EVERY_COMPANY_NEEDED when it is of every company and the caller does not write in each
 */
export async function createPosition(writing: Writing, { position, dpaeConfiguration, csp }: NewPosition) {
  const { db, reach, today } = writing
  await requireWritable(writing, { companyIds: [], ...position })
  await requireFreeName(db, position.name)
  const { id } = await db
    .insertInto('rh.position')
    .values({ ...position, cspCode: knownCsp(csp, today) ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (dpaeConfiguration) await declare(db, id, dpaeConfiguration)
  return positionById(db, reach, today, id)
}

/** @throws Refusal 404; 400 as a new one; 409 VERSION_CONFLICT */
export async function editPosition(
  writing: Writing,
  { position: { id, archived, version, ...fields }, dpaeConfiguration, csp }: PositionChange,
): Promise<Position> {
  const { db, reach, today } = writing
  const standing = await lockedPosition(writing, id, 'edit')
  requireUnchanged(standing, { version })
  await requireWritable(writing, fields, standing)
  await requireFreeName(db, fields.name ?? standing.name, id)
  const code = csp === undefined || codeOf(csp) === standing.csp?.code ? undefined : knownCsp(csp, today)
  await db
    .updateTable('rh.position')
    .set({
      ...fields,
      ...(code !== undefined && { cspCode: code }),
      ...(archived === false && { archivedAt: null }),
      version: standing.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (dpaeConfiguration) await declare(db, id, dpaeConfiguration)
  return positionById(db, reach, today, id)
}

/** It stays on the contracts that name it, and cannot be chosen any more. @throws Refusal 404; 400 EVERY_COMPANY_NEEDED */
export async function archivePosition(writing: Writing, id: string, now: string) {
  const standing = await lockedPosition(writing, id, 'archive')
  if (standing.archivedAt) return { archivedAt: standing.archivedAt }
  await setArchived(writing.db.updateTable('rh.position').where('id', '=', id), now)
  return { archivedAt: now }
}

async function lockedPosition({ db, reach, today }: Writing, id: string, act: keyof Position['can']) {
  await takeForChange(db.selectFrom('rh.position').select('id').where('id', '=', id))
  const position = await positionById(db, reach, today, id)
  if (position.can[act]) return position
  throw position.companyIds.length > 0 ? notFound() : everyCompanyNeeded('rh.position.of-every-company')
}

const everyCompanyNeeded = (label: string) => new Refusal(400, 'EVERY_COMPANY_NEEDED', label)

async function requireWritable({ db, reach }: Writing, fields: Fields, standing?: Position) {
  const { companyIds = standing?.companyIds ?? [] } = fields
  const added = companyIds.filter(id => !standing?.companyIds.includes(id))
  if (reach.levelOn(companyIds) < 2 || added.some(id => reach.levelOn([id]) < 2)) throw wrongCompanies(companyIds)
  for (const field of ['coefficientId', 'salaryId'] as const) {
    if (fields[field] !== undefined && !reach.writesPay(companyIds))
      throw wrongField(`position.${field}`, 'pay_right', 'rh.position.pay-right')
  }
  if (standing) await requirePaySpreads({ db, reach }, standing, { companyIds, added })
  await requireLiveTerms(db, fields, standing)
}

/** The pay that a position bears is proposed in each company that is added to it. */
async function requirePaySpreads(
  { db, reach }: Pick<Writing, 'db' | 'reach'>,
  { id, companyIds: former }: Position,
  { companyIds, added }: Record<'companyIds' | 'added', readonly string[]>,
) {
  const isWider = former.length > 0 && (companyIds.length === 0 || added.length > 0)
  if (!isWider || reach.writesPay(added)) return
  const { coefficientId, salaryId } = await db
    .selectFrom('rh.position')
    .select(['coefficientId', 'salaryId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (coefficientId || salaryId) throw wrongField('position.companyIds', 'pay_right', 'rh.position.pay-right')
}

const wrongCompanies = (companyIds: readonly string[]) =>
  companyIds.length === 0
    ? atField(everyCompanyNeeded('rh.position.choose-companies'), 'position.companyIds')
    : wrongField('position.companyIds', 'unknown_company', 'rh.position.company-unknown')

async function requireFreeName(db: RhDb, name: string, ownId?: string) {
  const living = db.selectFrom('rh.position').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('position.name', 'taken', 'kernel.record.name-taken')
}

type TypedCsp = NonNullable<NewPosition['csp']> | null

const codeOf = (csp: TypedCsp) => (typeof csp === 'object' ? csp?.code : csp)

/** @throws Refusal 400 when the code cannot be declared today */
function knownCsp(csp: TypedCsp | undefined, today: string): string | null | undefined {
  const code = csp && codeOf(csp)
  if (!code) return csp === undefined ? undefined : null
  if (!cspOn(code, today)) throw wrongField('csp', 'unknown', 'rh.csp.unknown')
  return code
}

async function declare(db: RhDb, positionId: string, configuration: DpaeConfiguration) {
  const columns = dpaeColumns(withActivityAtRisk(configuration))
  await db
    .insertInto('rh.position_dpae_configuration')
    .values({ ...columns, positionId })
    .onConflict(conflict => conflict.columns(['clientId', 'positionId']).doUpdateSet(columns))
    .execute()
}
