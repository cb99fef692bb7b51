import { type RawBuilder, sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { Interview } from '../interview.model.ts'

type Row = Omit<Interview, 'can' | 'date'> & { companyId: string }

const interviewRows = (db: RhDb, condition: RawBuilder<unknown>) =>
  sql<Row>`
    select i.id as interview_id, i.candidate_application_id, a.company_id,
           jsonb_build_object('id', c.id, 'firstname', c.firstname, 'name', c.name,
             'cellPhoneNumber', c.cell_phone_number, 'language', c.language) as candidate,
           coalesce(p.name, a.jobs_sought[1]) as position, i.recruiter_id, concat_ws(' ', u.firstname, u.name) as recruiter,
           i.other_interviewer_ids, i.kind, i.start_at, i.end_at, i.place, i.url, i.must_confirm,
           i.confirmation_number as interview_confirmation_number, i.confirmed_at, i.state, i.previous_dates, i.version
      from rh.interview i
      join rh.candidate_application a on a.id = i.candidate_application_id
      join rh.candidate c on c.id = a.candidate_id and c.anonymised_at is null
      left join rh.position p on p.id = a.position_id
      join platform.user u on u.id = i.recruiter_id
     where ${condition}
     order by i.start_at, i.id`.execute(db)

type Judge = (companyId: string, recruiterId: string) => boolean

async function interviewsWhere(db: RhDb, condition: RawBuilder<unknown>, mayEdit: Judge): Promise<Interview[]> {
  const { rows } = await interviewRows(db, condition)
  return rows.map(({ companyId, ...row }) => ({
    ...row,
    date: row.startAt,
    can: { edit: ['planned', 'confirmed'].includes(row.state) && mayEdit(companyId, row.recruiterId) },
  }))
}

type Period = { from: string; to: string }

/** Talks in a period, by hour. */
export const interviewsBetween = (
  db: RhDb,
  { from, to }: Period,
  further: readonly RawBuilder<unknown>[],
  mayEdit: Judge,
) =>
  interviewsWhere(
    db,
    sql.join([sql`i.start_at >= ${from}::timestamptz and i.start_at < ${to}::timestamptz`, ...further], sql` and `),
    mayEdit,
  )

export const interviewsOf = (db: RhDb, applicationId: string, mayEdit: Judge) =>
  interviewsWhere(db, sql`i.candidate_application_id = ${applicationId}`, mayEdit)

/** One talk, whoever asks. */
export const interviewById = async (db: RhDb, id: string, mayEdit: Judge) =>
  (await interviewsWhere(db, sql`i.id = ${id}`, mayEdit))[0] as Interview
