import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ExternalWorker } from '../external-worker.model.ts'

const workers = (db: RhDb) =>
  db
    .selectFrom('rh.external_worker as w')
    .select([
      'w.id',
      'w.siret',
      'w.kind',
      'w.last_name as lastName',
      'w.first_names as firstNames',
      'w.citizenship',
      'w.birth_date as birthDate',
      'w.sex',
      'w.job',
      'w.qualification',
      'w.starts_on as startsOn',
      'w.ends_on as endsOn',
      'w.organisation_name as organisationName',
      'w.organisation_address as organisationAddress',
      'w.tutor_name as tutorName',
      'w.place',
      sql<number | null>`(select max(e.entry_number) from rh.register_entry e where e.external_worker_id = w.id)`.as(
        'entryNumber',
      ),
      'w.version',
    ])
    .orderBy('w.starts_on', 'desc')
    .orderBy('w.id')

type Asked = { siret: string; page: number; size: number }

/** Those who came last, or are still to come, first. */
export async function pageOfExternalWorkers(db: RhDb, { siret, page, size }: Asked): Promise<PageOf<ExternalWorker>> {
  const items = await workers(db)
    .where('w.siret', '=', siret)
    .limit(size)
    .offset(page * size)
    .execute()
  const { total } = await db
    .selectFrom('rh.external_worker')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('siret', '=', siret)
    .executeTakeFirstOrThrow()
  return { items: items as ExternalWorker[], total, totalIsExact: true, page, size }
}

/** @throws Refusal 404 */
export async function externalWorker(db: RhDb, id: string): Promise<ExternalWorker> {
  const row = await workers(db).where('w.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row as ExternalWorker
}
