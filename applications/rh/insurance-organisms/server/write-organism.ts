import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { InsuranceOrganism } from '../insurance-organism.model.ts'
import type { insuranceOrganismsCalls } from '../insurance-organisms.calls.ts'
import { actsOnOrganisms, organismById } from './organisms.queries.ts'

type Create = typeof insuranceOrganismsCalls.createInsuranceOrganism
type Edit = typeof insuranceOrganismsCalls.editInsuranceOrganism
type Delete = typeof insuranceOrganismsCalls.deleteInsuranceOrganism
type Writing = Given<Create, RhTables>

/** @throws Refusal 400 on a name that is taken, for somebody else, or without the right in every company */
export async function createOrganism(
  given: Writing,
  { creatorId, ...fields }: InputOf<Create>,
): Promise<InsuranceOrganism> {
  const can = await requireMay(given, 'edit', { field: 'creatorId', userId: creatorId })
  await requireFreeName(given.db, fields.name)
  const { id } = await given.db
    .insertInto('rh.insurance_organism')
    .values({ ...fields, createdBy: given.caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return organismById(given.db, can, id)
}

/** @throws the same, 404 and 409 when somebody saved in between */
export async function editOrganism(
  given: Given<Edit, RhTables>,
  { id, updaterId, version, ...fields }: InputOf<Edit>,
): Promise<InsuranceOrganism> {
  const can = await requireMay(given, 'edit', { field: 'updaterId', userId: updaterId })
  const standing = await organismToChange(given.db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(given.db, fields.name, id)
  await given.db
    .updateTable('rh.insurance_organism')
    .set({ ...fields, version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  return organismById(given.db, can, id)
}

/** It leaves the choices; what named it goes on naming it. @throws the same */
export async function deleteOrganism(given: Given<Delete, RhTables>, { id, deleterId }: InputOf<Delete>) {
  await requireMay(given, 'delete', { field: 'deleterId', userId: deleterId })
  const { version } = await organismToChange(given.db, id)
  await given.db
    .updateTable('rh.insurance_organism')
    .set({ deletedAt: given.clock.now().toString(), deletedBy: given.caller.userId, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

type Actor = { field: string; userId: string | undefined }

async function requireMay(
  given: Pick<Writing, 'db' | 'rights' | 'caller'>,
  act: keyof InsuranceOrganism['can'],
  { field, userId }: Actor,
) {
  const can = await actsOnOrganisms(given)
  if (!can[act]) throw new Refusal(400, 'EVERY_COMPANY_NEEDED', 'rh.term.of-every-company')
  if (userId && userId !== given.caller.userId) throw wrongField(field, 'not_the_caller', 'rh.insurance.not-the-caller')
  return can
}

const organismToChange = (db: RhDb, id: string) =>
  takeForChange(
    db
      .selectFrom('rh.insurance_organism')
      .select(['id', 'version'])
      .where('id', '=', id)
      .where('deletedAt', 'is', null),
  )

async function requireFreeName(db: RhDb, name: string, ownId?: string) {
  const among = db.selectFrom('rh.insurance_organism').select(['id', 'name']).where('deletedAt', 'is', null)
  if (!(await isFreeName(among, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
