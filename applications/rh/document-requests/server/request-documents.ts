import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { deadlineScopeOf } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { documentRequestsCalls } from '../document-requests.calls.ts'
import { askByLink } from './request-link.ts'
import { requireLiveKinds } from './require-live-kinds.ts'

type Request = typeof documentRequestsCalls.requestDocuments
type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/**
 * Asks each of these people for a piece, by a link in a mail.
 * @throws Refusal 400 on a kind that is not there
 */
export async function requestDocuments(
  given: Given<Request, RhTables>,
  { employeeIds, kindCode, channel }: InputOf<Request>,
): Promise<AnswerOf<Request>> {
  const { db, say, language } = given
  await requireLiveKinds(db, [kindCode], 'kindCode')
  const scope = await deadlineScopeOf(given)
  const people = new Map((await peopleOf(db, employeeIds)).map(person => [person.id, person]))

  const obstacleOf = (person: Person | undefined) => {
    if (!person || !scope.isInside(person.companyId)) return 'rh.request.nobody'
    if (!scope.mayWrite(person.companyId)) return 'rh.request.not-yours'
    if (channel === 'sms') return 'rh.request.no-sms'
    return person.mail ? null : 'rh.request.no-mail'
  }
  const outcomes = [...new Set(employeeIds)].map(id => ({ id, obstacle: obstacleOf(people.get(id)) }))
  const reached = outcomes.filter(({ obstacle }) => obstacle === null).map(({ id }) => id)
  await askByLink(given, { employeeIds: reached, kindCode })
  return outcomes.map(({ id, obstacle }) => ({
    id,
    ok: obstacle === null,
    error: obstacle && say(language, obstacle),
  }))
}

const peopleOf = (db: RhDb, ids: readonly string[]) =>
  db
    .selectFrom('rh.employee')
    .select(eb => ['id', 'companyId', eb.fn.coalesce('mail', 'workMail').as('mail')])
    .where('id', 'in', eachOf(ids))
    .where('status', '=', 'active')
    .execute()
