import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ExternalWorker } from '../external-worker.model.ts'
import { externalWorkersCalls } from '../register.calls.ts'

/** Of the worker `w`; null as long as he is to come. */
const entryNumber = sql<number | null>`(
  select max(e.entry_number) from rh.register_entry e where e.external_worker_id = w.id)`

const workers = (db: RhDb) =>
  db
    .selectFrom('rh.external_worker as w')
    .select([
      'w.id',
      'w.siret',
      'w.kind',
      'w.lastName',
      'w.firstNames',
      'w.citizenship',
      'w.birthDate',
      'w.sex',
      'w.job',
      'w.qualification',
      'w.startsOn',
      'w.endsOn',
      'w.organisationName',
      'w.organisationAddress',
      'w.tutorName',
      'w.place',
      entryNumber.as('entryNumber'),
      'w.version',
    ])

type Asked = InputOf<typeof externalWorkersCalls.getExternalWorkers>

/** A page of the people whom others send to an establishment. */
export const pageOfExternalWorkers = (db: RhDb, { siret, ...asked }: Asked): Promise<PageOf<ExternalWorker>> =>
  pageOfList(db, externalWorkersCalls.getExternalWorkers.list, asked, {
    from: sql`rh.external_worker w`,
    id: sql`w.id`,
    within: sql`w.siret = ${siret}`,
    orders: {
      starts: [sql`w.starts_on`],
      name: [name],
      kind: [sql`w.kind`, name],
      organisation: [sql`kernel.normalise(coalesce(w.organisation_name, w.tutor_name, ''))`, name],
      ends: [sql`w.ends_on`],
      number: [entryNumber],
    },
    filters: {},
    rows: async ids => (await workers(db).where('w.id', 'in', eachOf(ids)).execute()) as ExternalWorker[],
  })

const name = sql`kernel.normalise(w.last_name || ' ' || w.first_names)`

/** @throws Refusal 404 */
export async function externalWorker(db: RhDb, id: string): Promise<ExternalWorker> {
  const row = await workers(db).where('w.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row as ExternalWorker
}
