import { sql } from 'kysely'
import type { Databases, Db } from '#kernel/server/db.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { type Account, accounts } from './accounts.ts'
import type { ClientPlan } from './client-plan.ts'
import { rowsOfConfiguration } from './configuration.ts'
import { rowsOfDirectory } from './directory.ts'
import { rowsOfEmployees } from './employee-rows.ts'
import { connectServices } from './external-services.ts'
import { register } from './register.ts'
import { insertTables } from './insert-rows.ts'
import { type Member, rowsOfRights } from './memberships.ts'
import { rowsOfNotifications } from './notifications.ts'
import { type Organisation, organise, rowsOfOrganisation } from './organisation.ts'
import { bocage } from './plans/bocage.ts'
import { deuxRivieres } from './plans/deux-rivieres.ts'
import { valDeLoire } from './plans/val-de-loire.ts'
import type { KnownElement } from './rights.ts'
import { rowsOfShortcuts } from './shortcuts.ts'
import { type Employee, staffOf } from './staff.ts'

type Filling = { today: Temporal.PlainDate; keys: Pick<Keys, 'seal' | 'fingerprint'> }

const employeesAtOnce = 2_000

/** Fills an installation with the demo company. What is there already stays as people have left it. */
export const fillDemo = (databases: Databases, filling: Filling) =>
  fillClients(databases, [valDeLoire, bocage, deuxRivieres], accounts, filling)

/**
 * Adds clients and the people who sign in to them. Elements must be known to the database: rights are given on them.
 * A start that was interrupted is taken up by the next: a client is filled in one transaction, or not at all.
 */
export async function fillClients(
  databases: Databases,
  plans: readonly ClientPlan[],
  people: readonly Account[],
  filling: Filling,
) {
  const organisations = plans.map(organise)
  const members = await register(databases, organisations, people, filling.today)
  for (const organisation of organisations) {
    const ofClient = members.filter(({ account }) =>
      account.memberships.some(({ client }) => client === organisation.plan.slug),
    )
    await fillClient(databases, organisation, ofClient, filling)
  }
}

const fillClient = (databases: Databases, organisation: Organisation, members: Member[], filling: Filling) =>
  databases.transaction<never, void>('platform', { clientId: organisation.clientId, readOnly: false }, async db => {
    if (await isFilled(db)) return
    await insertTables(db, rowsOfOrganisation(organisation))
    await insertTables(db, rowsOfShortcuts(organisation))
    const elements = await knownElements(db)
    await insertTables(db, rowsOfRights(organisation, members, elements))
    await insertTables(db, rowsOfConfiguration(organisation, members, elements, filling.today))
    await connectServices(db)
    await insertTables(db, rowsOfNotifications(organisation, members, filling.today))
    await insertTables(db, rowsOfDirectory(organisation, members, filling.today))
    await hireStaff(db, organisation, members[0]?.userId ?? null, filling)
  })

/** Two programs that start together fill the demo once. */
async function isFilled(db: Db<never>) {
  await sql`select pg_advisory_xact_lock(hashtext('sillon demo'))`.execute(db)
  const { rows } = await sql<{ there: boolean }>`select exists (select from platform.company) as there`.execute(db)
  return rows[0]?.there ?? false
}

async function knownElements(db: Db<never>) {
  const { rows } = await sql<KnownElement>`
    select element.id, element.parent_id as "parentId", application.code as application, element.path, element.kind
    from platform.element
    left join platform.application on application.id = element.application_id
    where element.archived_at is null
    order by element.id`.execute(db)
  return rows
}

async function hireStaff(db: Db<never>, organisation: Organisation, actorId: string | null, { today, keys }: Filling) {
  const context = { organisation, keys, today: today.toString(), actorId }
  for (const employees of batchesOf(staffOf(organisation, today)))
    await insertTables(db, rowsOfEmployees(employees, context))
}

function* batchesOf(staff: Iterable<Employee>) {
  let batch: Employee[] = []
  for (const employee of staff) {
    batch.push(employee)
    if (batch.length < employeesAtOnce) continue
    yield batch
    batch = []
  }
  yield batch
}
