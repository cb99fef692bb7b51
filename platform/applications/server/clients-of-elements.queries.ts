import type { Databases } from '#kernel/server/db.ts'

/** What evaluates rights reads them in all clients, and so alone can count the clients that have something. */
const ofElements = `
select r.element_id, count(*)::int as clients
  from platform.client_right r join platform.client c on c.id = r.client_id and c.status = 'active'
  join platform.element e on e.id = r.element_id and e.application_id = $1
 where r.ceiling > 0
 group by r.element_id order by r.element_id`

const ofApplications = `
select a.id as "applicationId", count(c.id)::int as clients
  from platform.application a
  left join platform.element e on e.application_id = a.id and e.parent_id is null
  left join platform.client_right r on r.element_id = e.id and r.ceiling > 0
  left join platform.client c on c.id = r.client_id and c.status = 'active'
 group by a.id order by a.id`

export const clientsOfElements = (databases: Databases, applicationId: number) =>
  databases.query<{ elementId: number; clients: number }>('auth', 'clients of elements', ofElements, [applicationId])

/** A client has an application when its root is open to him. */
export const clientsOfApplications = (databases: Databases) =>
  databases.query<{ applicationId: number; clients: number }>('auth', 'clients of applications', ofApplications, [])
