import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** Nights of which something went, in days before today, with how many people, rows and files. */
const nights = [
  { days: 3, kind: 'refused', people: 4, rows: 31, files: 5 },
  { days: 5, kind: 'copies', people: 6, rows: 9, files: 9 },
  { days: 9, kind: 'links', people: 0, rows: 6, files: 0 },
  { days: 17, kind: 'pool', people: 2, rows: 14, files: 3 },
  { days: 31, kind: 'refused', people: 7, rows: 52, files: 8 },
] as const

/** Of whom a decision is still proved: they applied in the former season and were emptied since. */
const proved = [
  { name: 'Lambert', firstname: 'Claire', born: '1994-03-12', outcome: 'refused', reason: 'filled', days: 190 },
  { name: 'Ferreira', firstname: 'João', born: '1988-10-02', outcome: 'withdrawn', reason: null, days: 204 },
  { name: 'Bensaïd', firstname: 'Yacine', born: '2001-06-27', outcome: 'refused', reason: 'availability', days: 233 },
] as const

/** Two people who ask for their data, what went these last weeks, and what was decided of some who went. */
export async function fillRetention(db: Db<never>, today: Temporal.PlainDate, canary: string | null) {
  const at = (days: number) => `${today.subtract({ days })}T02:40:00Z`
  await sql`
    insert into rh.data_request (candidate_id, wish, asked_at)
    select c.id, case when c.place = 1 then 'copy' else 'erasure' end,
           (${today.toString()}::date - (c.place * 4)::int)::timestamptz + interval '9 hours'
      from (select a.candidate_id as id, row_number() over (order by a.received_at, a.id) as place
              from rh.candidate_application a join rh.candidate c on c.id = a.candidate_id and c.employee_id is null
             where a.status in ('under_review', 'pool')) c
     where c.place <= 2`.execute(db)
  for (const { days, ...night } of nights)
    await sql`
      insert into rh.erasure (kind, reason, at, people, rows, files)
      values (${night.kind}, 'term', ${at(days)}, ${night.people}, ${night.rows}, ${night.files})`.execute(db)
  for (const { days, name, firstname, born, outcome, reason } of proved)
    await sql`
      with emptied as (
        insert into rh.candidate (firstname, name, created_at, anonymised_at)
        values ('-', '-', ${at(days + 30)}, ${at(days - 95)}) returning id)
      insert into rh.application_proof (candidate_id, company_id, name, firstname, birthdate, position, received_at, outcome,
        decided_at, refusal_reason, form_version, kept_until)
      select e.id, k.id, ${[name, canary].filter(Boolean).join(' ')}, ${firstname}, ${born}, n.name, ${at(days + 20)}, ${outcome},
             ${at(days)}, ${reason}, 1, ${today.subtract({ days }).add({ months: 60 }).toString()}
        from emptied e,
             (select id from platform.company where archived_at is null order by id limit 1) k,
             (select name from rh.position where archived_at is null order by name, id limit 1) n`.execute(db)
}
