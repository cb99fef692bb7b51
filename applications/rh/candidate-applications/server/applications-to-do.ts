import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type FoundToDo, toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { applications, applicationsPath } from '../candidate-application.model.ts'

type Counted = { received: number; done: number; complete: number; unanswered: number }

/** Applications that nobody has read, talks without a decision, complete files, and answers that did not arrive. */
export const applicationsToDo = toDoSource<RhTables>({
  applicationId: rh.id,
  element: applications,
  find: async ({ db, rights }) => {
    const { byCompany } = await rights.perimeter(applications)
    const { rows } = await sql<Counted>`
      select count(*) filter (where a.status = 'received')::int as received,
             count(*) filter (where a.status = 'interview_done')::int as done,
             count(*) filter (where a.status = 'file_complete')::int as complete,
             count(*) filter (where exists (select from rh.interview_response r
               where r.candidate_application_id = a.id and r.failed_at is not null and r.sent_at is null))::int as unanswered
        from rh.candidate_application a
       where a.company_id in ${eachOf([...byCompany.keys()])}
         and a.closed_at is null and a.status in ('received', 'interview_done', 'file_complete', 'refused', 'accepted')`.execute(
      db,
    )
    const { received = 0, done = 0, complete = 0, unanswered = 0 } = rows[0] ?? {}
    const line = (urgency: FoundToDo['urgency'], what: string, count: number, scope: string): FoundToDo => ({
      urgency,
      what: { label: `rh.application.to-do-${what}`, values: { count } },
      due: null,
      address: `${applicationsPath}?view=list&scope=${scope}`,
    })
    return [
      line('soon', 'received', received, 'received'),
      line('soon', 'done', done, 'interview_done'),
      line('soon', 'complete', complete, 'file_complete'),
      line('late', 'unanswered', unanswered, 'all'),
    ].filter(({ what }) => what.values.count > 0)
  },
})
