import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { lastContractOf } from '#rh/employees/employees.server.ts'
import { candidateInFull, type CandidateScope } from '#rh/candidates/candidates.server.ts'
import { hiringFileOf } from '#rh/hiring-files/hiring-file.server.ts'
import { interviewsOfApplication } from '#rh/interviews/planning.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ApplicationInFull, CandidateApplication, InterviewResponse } from '../candidate-application.model.ts'
import { type ApplicationScope, canWith, withinOrOwn } from './application-scope.ts'
import { watchedAnswersOf } from './watched-answers.queries.ts'

type Row = Omit<CandidateApplication, 'can' | 'company'> & { companyId: string; companyName: string }

const named = (table: string) =>
  sql.raw(`case when ${table}.id is not null then jsonb_build_object('id', ${table}.id, 'name', ${table}.name) end`)

/** An application that the caller reads, or in which he holds a talk. @throws Refusal 404 */
export async function applicationById(db: RhDb, scope: ApplicationScope, id: string): Promise<CandidateApplication> {
  const { rows } = await sql<Row>`
    select a.id, a.candidate_id, a.company_id, k.name as company_name, ${named('p')} as position, a.job_offer_id, coalesce(o.texts -> 'fr' ->> 'title', o.texts -> 'en' ->> 'title') as offer, a.status,
           a.status_since, a.received_at, a.closed_at, a.comment, a.jobs_sought, a.contracts_sought, a.refusal_reason,
           a.refusal_comment, a.hiring_date, a.type_of_contract_id, a.version,
           case when r.id is not null then jsonb_build_object('id', r.id, 'name', concat_ws(' ', r.firstname, r.name)) end
             as recruiter,
           ${named('s')} as hiring_site, ${named('u')} as hiring_unit, ${named('b')} as hiring_subunit,
           ${named('h')} as hiring_position
      from rh.candidate_application a
      join rh.candidate c on c.id = a.candidate_id and c.anonymised_at is null
      join platform.company k on k.id = a.company_id
      left join rh.position p on p.id = a.position_id
      left join rh.job_offer o on o.id = a.job_offer_id
      left join platform.user r on r.id = a.recruiter_id
      left join rh.site s on s.id = a.hiring_site_id
      left join rh.unit u on u.id = a.hiring_unit_id
      left join rh.subunit b on b.id = a.hiring_subunit_id
      left join rh.position h on h.id = a.hiring_position_id
     where a.id = ${id} and ${withinOrOwn(scope)}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const { companyId, companyName, ...application } = row
  return { ...application, company: { id: companyId, name: companyName }, can: canWith(scope, row) }
}

/** Everything of an application, for the page of a talk. @throws Refusal 404 */
export async function applicationInFull(
  db: RhDb,
  scope: ApplicationScope,
  { candidateId, candidateApplicationId: id }: { candidateId: string; candidateApplicationId: string },
): Promise<ApplicationInFull> {
  const application = await applicationById(db, scope, id)
  if (application.candidateId !== candidateId) throw notFound()
  const [candidate, interviews, responses, hiringFile, watchedAnswers, events] = await Promise.all([
    candidateInFull(db, candidateScope(scope), candidateId),
    interviewsOfApplication(db, scope, id),
    responsesOf(db, id),
    hiringFileOf(db, { applicationId: id, canEdit: application.can.edit }),
    watchedAnswersOf(db, id),
    eventsOf(db, id),
  ])
  const formerContract = candidate.employeeId ? await lastContractOf(db, candidate.employeeId) : null
  return { application, candidate, interviews, responses, hiringFile, watchedAnswers, events, formerContract }
}

/** Whoever reads an application reads its person. */
const candidateScope = ({ now, today, companyIds }: ApplicationScope): CandidateScope => ({
  now,
  today,
  companyIds,
  level: () => 1,
})

/** Newest first. */
export async function responsesOf(db: RhDb, applicationId: string): Promise<InterviewResponse[]> {
  const rows = await db
    .selectFrom('rh.interview_response')
    .select(['id', 'status', 'refusalReason', 'immediateSending', 'responseSendingTime', 'sentAt', 'cancelledAt'])
    .select('failedAt')
    .where('candidateApplicationId', '=', applicationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as InterviewResponse[]
}

/** Newest first. */
async function eventsOf(db: RhDb, applicationId: string) {
  const { rows } = await sql<ApplicationInFull['events'][number]>`
    select v.id, v.what, v.from_status, v.to_status, v.reason, v.at,
           nullif(btrim(concat_ws(' ', w.firstname, w.name)), '') as by,
           case when m.id is not null then jsonb_build_object('subject', m.subject, 'text', m.text, 'sentAt', m.sent_at,
             'failedAt', m.failed_at) end as message
      from rh.candidate_application_event v
      left join platform.user w on w.id = v.actor_id
      left join rh.candidate_message m on m.id = v.id
     where v.candidate_application_id = ${applicationId}
     order by v.at desc, v.id desc`.execute(db)
  return rows
}
