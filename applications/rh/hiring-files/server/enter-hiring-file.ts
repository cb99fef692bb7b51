import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { digestOfKey, newKey } from '#kernel/server/key-of-link.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { hiringLinkCalls } from '../hiring-link.calls.ts'
import { codeOf, digestOf, markDevice } from './hiring-link.ts'

type Calls = typeof hiringLinkCalls

/** Whatever the link, and whether or not a code leaves: one statement, and the same answer. */
export async function askHiringCode(
  { db, clock, keys }: Given<Calls['askHiringCode'], RhTables>,
  { token }: InputOf<Calls['askHiringCode']>,
) {
  const codeId = randomUUID()
  const digest = digestOf(keys, token, codeOf(keys, codeId))
  await sql`
    select rh.ask_hiring_code(${digestOfKey(token)}, ${clock.now().toString()}::timestamptz, ${codeId}::uuid,
      ${digest})`.execute(db)
}

/** A wrong code is counted and stays counted. @throws Refusal 400 on `code`, whatever is wrong with the code or the link */
export async function enterHiringFile(
  { withDb, clock, keys, visit }: Given<Calls['enterHiringFile'], RhTables>,
  { token, code }: InputOf<Calls['enterHiringFile']>,
) {
  const now = clock.now()
  const device = newKey()
  const { rows } = await withDb(db =>
    sql<{ entered: boolean }>`
      select rh.enter_hiring_file(${digestOfKey(token)}, ${now.toString()}::timestamptz, ${digestOf(keys, token, code)},
        ${digestOfKey(device)}) as entered`.execute(db),
  )
  if (rows[0]?.entered !== true) throw wrongField('code', 'WRONG_CODE', 'rh.hiring.wrong-code')
  markDevice(visit, token, { device, now })
}
