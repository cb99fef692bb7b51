import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** No demo speaks to the outside: what is used here is simulated. */
const known = [
  { kind: 'esign', name: 'DocuSign', hosts: ['account.docusign.com', 'eu.docusign.net'], state: 'simulated' },
  { kind: 'dpae', name: 'Urssaf', hosts: ['depot.dpae-edi.urssaf.fr'], state: 'simulated' },
  {
    kind: 'payroll',
    name: 'Silae',
    hosts: ['payroll-api.silae.fr', 'payroll-api-auth.silae.fr'],
    state: 'simulated',
  },
  { kind: 'erp', name: 'Sage', hosts: ['sage.example'], state: null },
  { kind: 'timestamp', name: 'Horodatage', hosts: ['horodatage.example'], state: 'simulated' },
  { kind: 'sms', name: 'Brevo SMS', hosts: ['api.brevo.com'], state: 'simulated' },
  { kind: 'smtp', name: 'Courrier sortant', hosts: ['smtp.example:587'], state: null },
]

/** The third parties that the demo's installation knows, and those that a client simulates. */
export async function connectServices(db: Db<never>) {
  await sql`
    insert into platform.external_service (kind, name, hosts)
    select kind, name, hosts
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (kind text, name text, hosts text[])
        on conflict (lower(name)) do nothing`.execute(db)
  await sql`
    insert into platform.client_service (service_id, state)
    select e.id, k.state
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (name text, state text)
      join platform.external_service e on e.name = k.name
     where k.state is not null`.execute(db)
}
