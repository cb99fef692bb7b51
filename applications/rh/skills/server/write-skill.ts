import { sql } from 'kysely'
import { setArchived } from '#kernel/server/archive.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type EditedSkill, mostSkills, type RequiredSkill, type Skill, type SkillFields } from '../skill.model.ts'
import type { SkillScope } from './skill-scope.ts'
import { skillsOfPeople } from './matrix.queries.ts'

const columns = ['id', 'family', 'name', 'kindCode', 'archivedAt', 'version'] as const

export const skillsOfClient = async (db: RhDb) =>
  (await db
    .selectFrom('rh.skill')
    .select(columns)
    .orderBy('archivedAt', order => order.asc().nullsFirst())
    .orderBy('family')
    .orderBy('nameKey')
    .execute()) as Skill[]

async function skillById(db: RhDb, id: string): Promise<Skill> {
  const skill = await db.selectFrom('rh.skill').select(columns).where('id', '=', id).executeTakeFirst()
  if (!skill) throw notFound()
  return skill as Skill
}

/** @throws Refusal 400 on a name that is taken, or beyond 60 of them */
export async function createSkill(db: RhDb, fields: SkillFields) {
  await requireFreeName(db, fields.name)
  await requireRoom(db)
  const { id } = await db.insertInto('rh.skill').values(fields).returning('id').executeTakeFirstOrThrow()
  return skillById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since */
export async function editSkill(db: RhDb, { id, version, ...fields }: EditedSkill) {
  requireUnchanged(await takeForChange(live(db, id)), { version })
  await requireFreeName(db, fields.name, id)
  await db
    .updateTable('rh.skill')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return skillById(db, id)
}

/** What was rated stays, and is shown no more. @throws Refusal 404 */
export async function archiveSkill(db: RhDb, { now }: SkillScope, id: string) {
  await setArchived(db.updateTable('rh.skill').where('id', '=', id), now)
  return skillById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreSkill(db: RhDb, id: string) {
  const { name } = await skillById(db, id)
  await requireFreeName(db, name, id)
  await requireRoom(db)
  await setArchived(db.updateTable('rh.skill').where('id', '=', id), null)
  return skillById(db, id)
}

/** @throws Refusal 404; 400 of a skill that is none, or is said twice */
export async function requireSkills(db: RhDb, positionId: string, required: readonly RequiredSkill[]) {
  await takeForChange(db.selectFrom('rh.position').select('id').where('id', '=', positionId))
  const ids = required.map(({ skillId }) => skillId)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twice >= 0) throw wrongField(`required.${twice}.skillId`, 'twice', 'rh.skill.twice')
  const known = await db
    .selectFrom('rh.skill')
    .select('id')
    .where('id', 'in', eachOf(ids))
    .where('archivedAt', 'is', null)
    .execute()
  const unknown = ids.findIndex(id => !known.some(one => one.id === id))
  if (unknown >= 0) throw wrongField(`required.${unknown}.skillId`, 'unknown', 'rh.skill.unknown')
  await db.deleteFrom('rh.position_skill').where('positionId', '=', positionId).execute()
  if (required.length > 0)
    await db
      .insertInto('rh.position_skill')
      .values(required.map(one => ({ ...one, positionId })))
      .execute()
  return [...required]
}

type Rated = { employeeId: string; skillId: string; level: number }

/**
 * A level from today on; what was rated today is written over, what was rated before ends yesterday.
 * @throws Refusal 404; 400 of a licence
 */
export async function rateEmployee(db: RhDb, scope: SkillScope, { employeeId, skillId, level }: Rated) {
  await holdEmployees(db, [employeeId])
  const [person] = await skillsOfPeople(db, scope, [employeeId])
  if (!person?.can.rate) throw notFound()
  const { kindCode } = await takeForChange(live(db, skillId))
  if (kindCode !== null) throw wrongField('level', 'licence', 'rh.skill.licence-by-paper')
  const ofSkill = db.deleteFrom('rh.employee_skill').where('employeeId', '=', employeeId).where('skillId', '=', skillId)
  await ofSkill.where('validFrom', '>=', scope.today).execute()
  await sql`
    update rh.employee_skill set valid_to = ${scope.today}::date - 1
     where employee_id = ${employeeId} and skill_id = ${skillId} and daterange(valid_from, valid_to, '[]') @> ${scope.today}::date`.execute(
    db,
  )
  if (level > 0)
    await db
      .insertInto('rh.employee_skill')
      .values({ employeeId, skillId, level, validFrom: scope.today, evaluatedBy: scope.userId })
      .execute()
  const [rated] = await skillsOfPeople(db, scope, [employeeId])
  if (!rated) throw notFound()
  return rated
}

const live = (db: RhDb, id: string) =>
  db.selectFrom('rh.skill').select(['version', 'kindCode']).where('id', '=', id).where('archivedAt', 'is', null)

async function requireFreeName(db: RhDb, name: string, ownId?: string) {
  const among = db.selectFrom('rh.skill').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(among, name, ownId))) throw wrongField('name', 'taken', 'rh.skill.name-taken')
}

async function requireRoom(db: RhDb) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rh.skill where archived_at is null`.execute(db)
  if ((rows[0]?.count ?? 0) >= mostSkills)
    throw wrongField('name', 'too-many', 'rh.skill.too-many', { most: mostSkills })
}
