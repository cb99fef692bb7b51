import { openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { databaseAddress } from '#kernel/testing/template.ts'
import { applications, platformElements } from '#main/applications.ts'
import { migrationFolders } from '#main/migrations.ts'
import { declareApplications } from '#platform/applications/applications.server.ts'
import { demoPassword } from '#main/demo/accounts.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { fingerprintOf, run } from './fill.ts'

/** Services of the whole installation, with a grant each on 300 elements; the people who work in them. */
export type Crowd = { services: number; people: number }

const elements = 300
const servicesOfClient = 40
export const visitorOfRights = 'p1@banc-1.example'
/** The element of the request that is measured, lent to everybody by a colleague. */
export const lentPath = 'rh/gestion_du_personnel/salaries'

/**
 * A database with that many grants, filled once and kept until the migrations change: clients of 40 services, their
 * people each in four of them and lent one right by a colleague.
 */
export async function requireRights(server: string, { services, people }: Crowd, keys: Keys): Promise<string> {
  const name = `rights_${services}_${await fingerprintOf({ services, people })}`
  const address = databaseAddress(server, name)
  const [known] = await run(server, `select from pg_database where datname = '${name}'`)
  if (known) return address
  console.log(`Remplissage de ${(services * elements).toLocaleString('fr')} droits de services (une fois)…`)
  const filling = `${name}_filling`
  await run(server, `drop database if exists ${filling} with (force)`)
  await run(server, `create database ${filling}`)
  const there = databaseAddress(server, filling)
  await install(there, keys, migrationFolders)
  const databases = openDatabases(addressesOfRoles(there, keys))
  await databases.transaction('platform', { readOnly: false }, (db: PlatformDb) =>
    declareApplications(db, applications, platformElements),
  )
  await databases.close()
  await run(there, rowsOf(Math.ceil(services / servicesOfClient), Math.ceil((people * servicesOfClient) / services)))
  await run(there, letVisitorIn(await hashPassword(demoPassword)))
  await run(there, 'vacuum analyze')
  await run(server, `alter database ${filling} rename to ${name}`)
  return address
}

/** Past the fence and the triggers, as a restored copy comes. */
const rowsOf = (clients: number, peopleOfClient: number) => `
  set session_replication_role = replica;
  insert into platform.element (id, kind, path, route_path, name, level, position)
    select 100000 + n, 'PAGE', 'banc/' || n, '/banc/' || n, '{"fr":"Banc","en":"Bench","es":"Banco","ar":"مقعد"}', 1, n
      from generate_series(1, ${elements} - (select count(*) from platform.element)) n;
  insert into platform.client (name, slug) select 'Banc ' || n, 'banc-' || n from generate_series(1, ${clients}) n;
  insert into platform.client_right (client_id, element_id, ceiling)
    select c.id, e.id, 3 from platform.client c cross join platform.element e;
  insert into platform.company (client_id, name)
    select c.id, 'Société ' || n from platform.client c cross join generate_series(1, 4) n;
  insert into platform.service (client_id, company_id, name)
    select k.client_id, k.id, 'Service ' || n from platform.company k cross join generate_series(1, ${servicesOfClient / 4}) n;
  insert into platform.company_right (client_id, company_id, element_id, ceiling)
    select k.client_id, k.id, e.id, 2 from platform.company k join platform.element e on e.id % 5 = 0;
  insert into platform.service_right (client_id, service_id, element_id, level)
    select s.client_id, s.id, e.id, 1 + (e.id % 3) from platform.service s cross join platform.element e;
  insert into platform.user (mail, firstname, name)
    select 'p' || n || '@' || c.slug || '.example', 'Marie', 'Caron'
      from platform.client c cross join generate_series(1, ${peopleOfClient}) n;
  insert into platform.client_user (client_id, user_id)
    select c.id, u.id from platform.client c join platform.user u on split_part(u.mail, '@', 2) = c.slug || '.example';
  insert into platform.service_user (client_id, user_id, service_id)
    select m.client_id, m.user_id, s.id from platform.client_user m cross join lateral (
      select id from platform.service where client_id = m.client_id order by md5(m.user_id::text || id::text) limit 4) s;
  insert into platform.user_right (client_id, user_id, element_id, level)
    select m.client_id, m.user_id, e.id, 2 from platform.client_user m join platform.element e on e.id % 100 = 7;
  insert into platform.right_delegation
      (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
    select client_id, lender_id, user_id, element_id, 2, now() - interval '1 day', now() + interval '300 days', 'congés', lender_id
      from (select m.client_id, m.user_id, e.id as element_id,
                   lead(m.user_id) over (partition by m.client_id order by m.user_id) as lender_id
              from platform.client_user m join platform.element e on e.path = '${lentPath}') neighbours
     where lender_id is not null;`

/** Who carries the requests: one of the first client, with the password of the demo. */
const letVisitorIn = (passwordHash: string) => `
  insert into platform.credential (user_id, password_hash)
    select id, '${passwordHash}' from platform.user where mail = '${visitorOfRights}'`
