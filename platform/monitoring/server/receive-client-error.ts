import type { Given } from '#kernel/server/answers.ts'
import type { Caller, Gate } from '#kernel/server/gate.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { clientErrorCounter, countAttempt, tooManyAttempts } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { errorReportsCalls } from '../error-reports.calls.ts'
import { maskPersonalData } from '../mask-personal-data.model.ts'
import { isNewerRelease } from '../release-order.model.ts'
import type { ErrorBook } from './error-book.ts'
import { agentNameOf, seenInBrowser } from './seen-error.ts'

type ClientErrorCall = (typeof errorReportsCalls)['clientError']
export type Listening = { errors: Pick<ErrorBook, 'note' | 'noteRoute'>; session: Gate['session']; release: string }

/**
 * A browser tells what went wrong in it. Of an answer 500 it only adds the page: the server has its own report.
 * @throws Refusal 429 past ten a minute from one address
 */
export async function receiveClientError(
  { visit, keys, clock, withDb }: Given<ClientErrorCall, PlatformTables>,
  { errors, session, release: ownRelease }: Listening,
  told: InputOf<ClientErrorCall>,
): Promise<void> {
  const seconds = await withDb(db => countAttempt(db, { keys, clock }, clientErrorCounter(visit.address)))
  if (seconds > 0) throw tooManyAttempts(seconds)
  const route = told.route && routeWithout(told.route)
  if (told.requestId) return route ? errors.noteRoute(told.requestId, route) : undefined
  const caller = await callerOf(session, visit.header('authorization'), visit.header('clientid'))
  errors.note(seenInBrowser(told), {
    // Nobody may open a report again by a release that there is not yet.
    release: isNewerRelease(told.release, ownRelease) ? ownRelease : told.release.replace(/[^\w.+-]/g, ''),
    clientId: caller?.clientId,
    pseudonym: caller && pseudonymOf(keys, caller.userId),
    route,
    agent: agentNameOf(visit.agent),
  })
}

/** A pattern of ours, `/rh/salaries/:id`; whatever else stands in an address may be somebody's. */
const routeWithout = (route: string) =>
  route
    .replace(/[?#].*$/s, '')
    .split('/')
    .map(part => (/^:\w+\??$/.test(part) ? part : maskPersonalData(part)))
    .join('/')

const callerOf = (
  session: Gate['session'],
  token: string | undefined,
  clientId: string | undefined,
): Promise<Caller | undefined> =>
  token === undefined
    ? Promise.resolve(undefined)
    : session(token.replace(/^Bearer /i, ''), clientId).catch(() => undefined)
