import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { deadlineScopeOf } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { documentRequestsCalls } from '../document-requests.calls.ts'
import { askUnlessAsked } from './request-link.ts'
import { requireLiveKinds } from './require-live-kinds.ts'

type Request = typeof documentRequestsCalls.requestManyDocuments

/**
 * Asks each of these people for several pieces in one mail. Asked again, what is still open is not asked twice.
 * @throws Refusal 404 on somebody whom the caller may not ask, 400 on a kind that is not there
 */
export async function requestManyDocuments(
  given: Given<Request, RhTables>,
  asked: InputOf<Request>,
): Promise<AnswerOf<Request>> {
  const { db } = given
  const [employeeIds, kindCodes] = [[...new Set(asked.employeeIds)], [...new Set(asked.kindCodes)]]
  const scope = await deadlineScopeOf(given)
  const people = await peopleOf(db, employeeIds)
  const mayAsk = people.every(({ companyId }) => scope.mayWrite(companyId))
  if (people.length < employeeIds.length || !mayAsk) throw notFound()
  await requireLiveKinds(db, kindCodes, 'kindCodes')

  const present = people.filter(({ isActive }) => isActive)
  const reached = present.filter(({ mail }) => mail)
  const open = Map.groupBy(
    await askUnlessAsked(given, { employeeIds: reached.map(({ id }) => id), kindCodes }),
    ({ employeeId }) => employeeId,
  )
  const openOf = ({ id }: Person) => (open.get(id) ?? []).map(({ kindCode }) => kindCode)
  const told = ({ id, firstname, name }: Person) => ({ id, firstname, name })
  return {
    asked: reached.filter(person => openOf(person).length < kindCodes.length).length,
    alreadyAsked: reached
      .map(person => ({ ...told(person), kindCodes: openOf(person) }))
      .filter(person => person.kindCodes.length > 0),
    withoutMail: present.filter(({ mail }) => !mail).map(told),
    archived: people.filter(({ isActive }) => !isActive).map(told),
  }
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

const peopleOf = (db: RhDb, ids: readonly string[]) =>
  db
    .selectFrom('rh.employee')
    .select(eb => [
      'id',
      'firstname',
      'name',
      'companyId',
      eb.fn.coalesce('mail', 'workMail').as('mail'),
      eb('status', '=', 'active').as('isActive'),
    ])
    .where('id', 'in', eachOf(ids))
    .where('status', '<>', 'deleted')
    .orderBy('searchText')
    .orderBy('id')
    .execute()
