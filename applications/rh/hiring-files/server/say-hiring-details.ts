import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isAgeOfApplicant } from '#rh/applicants/applicant-rules.model.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { onlyAskedDetails, problemsOfDetails } from '../typed-details.model.ts'
import type { hiringLinkCalls } from '../hiring-link.calls.ts'
import { deviceOf } from './hiring-link.ts'
import { endOfHiringFile, hiringFileAsked } from './send-hiring-piece.ts'

type Say = typeof hiringLinkCalls.sayHiringDetails

/** Keeps what somebody types for a piece beside his file. @throws Refusal 404 for any link that is not good; 409 of one that has ended; 400 at a field */
export async function sayHiringDetails(given: Given<Say, RhTables>, { token, piece, ...details }: InputOf<Say>) {
  const { db, clock, visit } = given
  const asked = (await hiringFileAsked(given, token))?.pieces.find(({ kind }) => kind === piece)
  if (!asked) throw await endOfHiringFile(given, token)
  const said = onlyAskedDetails(asked.fields, details)
  const today = clock.today().toString()
  const problems = problemsOfDetails(asked.fields, said, birthdate => isAgeOfApplicant(birthdate, today))
  if (problems.length > 0)
    throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', {
      fields: problems.map(({ name, ...problem }) => ({ field: name, ...problem, values: {} })),
    })
  const { rows } = await sql<{ taken: boolean }>`
    select rh.take_hiring_details(${digestOfKey(token)}, ${deviceOf(visit, token)}, ${piece}, ${clock.now().toString()}::timestamptz,
      ${JSON.stringify(said)}::jsonb) as taken`.execute(db)
  if (rows[0]?.taken !== true) throw notFound()
}
