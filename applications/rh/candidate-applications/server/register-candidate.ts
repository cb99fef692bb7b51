import { randomUUIDv7 } from 'node:crypto'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { enqueue } from '#kernel/server/events.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import type { KnownPerson } from '#rh/candidates/candidate.model.ts'
import {
  candidateInFull,
  candidateScopeOf,
  candidateToChange,
  knownPeople,
  requireFreeMail,
} from '#rh/candidates/candidates.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { creation } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { applicationById } from './application-in-full.queries.ts'
import { type ApplicationScope, applicationScopeOf, applicationToChange } from './application-scope.ts'
import { noteEvent } from './move-application.ts'
import { requireKnown } from './require-known.ts'
import { followUpTokenOf, ticketOf } from './take-application.ts'

type Calls = typeof candidateApplicationsCalls
type Create = Calls['createCandidate']
type Update = Calls['updateExistingCandidate']
type Send = Calls['sendApplicationFormToCandidate']
type Acting = Pick<Given<Create, RhTables>, 'db' | 'keys' | 'caller'>

/** Days in which the link of an invitation is good. */
const daysOfInvitation = 14

/**
 * Registers somebody with his application. Somebody who looks like a person already known is not written: those are
 * answered, former employees first.
 * @throws Refusal 400 on a mail that is taken or missing, on a company in which the caller may not, on an unknown position,
 * on an employee who does not look like him or is a candidate already
 */
export async function createCandidate(
  given: Given<Create, RhTables>,
  { checkIfCandidateExists, sendApplication, positionId, companyId, employeeId, ...person }: InputOf<Create>,
): Promise<AnswerOf<Create>> {
  const { db, rights, caller } = given
  const [scope, seen] = await Promise.all([applicationScopeOf(given), candidateScopeOf(given)])
  if (checkIfCandidateExists || employeeId) {
    await sql`select pg_advisory_xact_lock(hashtextextended(kernel.client_id()::text || 'candidates', 19))`.execute(db)
    const existing = await knownPeople(db, seen, person)
    const isHe = (known: KnownPerson) => known.employeeId === employeeId && !known.candidateId
    if (employeeId && !existing.some(isHe)) throw wrongField('employeeId', 'unknown', 'rh.candidates.employee-unknown')
    if (!employeeId && existing.length > 0) return { created: false, candidate: null, application: null, existing }
  }
  await requireFreeMail(db, person.mail ?? null)
  if (sendApplication && !person.mail) throw wrongField('mail', 'required', 'kernel.field.required')
  const { byCompany } = await rights.perimeter(creation)
  const writable = [...byCompany].filter(([, level]) => level >= 2).map(([id]) => id)
  const company = companyId ?? writable.toSorted()[0]
  if (!company || !writable.includes(company)) throw wrongField('companyId', 'unknown', 'rh.employee.company-unknown')
  await requireKnown(db, { positionId })
  const { id: candidateId } = await db
    .insertInto('rh.candidate')
    .values({
      ...person,
      employeeId: employeeId ?? null,
      mail: person.mail?.toLowerCase() ?? null,
      lastContactAt: scope.now,
      createdAt: scope.now,
      createdBy: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const applicationId = await openApplication(given, scope, {
    candidateId,
    companyId: company,
    positionId: positionId ?? null,
    isInvited: sendApplication,
  })
  return {
    created: true,
    candidate: await candidateInFull(db, { ...seen, level: () => 2 }, candidateId),
    application: await applicationById(db, { ...scope, companyIds: [...scope.companyIds, company] }, applicationId),
    existing: [],
  }
}

type Opening = { candidateId: string; companyId: string; positionId: string | null; isInvited: boolean }

async function openApplication(
  { db, keys, caller }: Acting,
  scope: ApplicationScope,
  { isInvited, ...said }: Opening,
): Promise<string> {
  const id = randomUUIDv7()
  const status = isInvited ? 'invited' : 'received'
  await db
    .insertInto('rh.candidate_application')
    .values({
      id,
      ...said,
      status,
      statusSince: scope.now,
      receivedAt: scope.now,
      recruiterId: caller.userId,
      followUpId: id,
      followUpTokenHash: digestOfKey(followUpTokenOf(keys, id)),
      createdBy: caller.userId,
    })
    .execute()
  await noteEvent(db, { id, what: 'created', to: status, at: scope.now, by: caller.userId })
  if (isInvited) await invite({ db, keys, caller }, scope, { candidateId: said.candidateId, applicationId: id })
  return id
}

/** Gives somebody a link that opens the form with what he once gave, and has it mailed. */
async function invite(
  { db, keys, caller }: Acting,
  { now }: ApplicationScope,
  { candidateId, applicationId }: { candidateId: string; applicationId: string },
) {
  const ticketId = randomUUIDv7()
  const expiresAt = Temporal.Instant.from(now)
    .add({ hours: daysOfInvitation * 24 })
    .toString()
  await db
    .insertInto('rh.applicant_ticket')
    .values({
      id: ticketId,
      candidateId,
      candidateApplicationId: applicationId,
      tokenHash: digestOfKey(ticketOf(keys, ticketId)),
      askedAt: now,
      expiresAt,
    })
    .execute()
  await noteEvent(db, { id: applicationId, what: 'invited', at: now, by: caller.userId })
  await enqueue(db, 'send-applicant-ticket', { ticketId, isInvitation: true })
  return expiresAt
}

/** @throws Refusal 404; 403; 400 on a mail that is taken or missing */
export async function updateExistingCandidate(
  given: Given<Update, RhTables>,
  { existingCandidateId: candidateId, sendApplicationForm, ...person }: InputOf<Update>,
): Promise<AnswerOf<Update>> {
  const { db, rights } = given
  const [scope, seen] = await Promise.all([applicationScopeOf(given), candidateScopeOf(given)])
  const standing = await candidateToChange(db, seen, candidateId)
  if (person.mail !== undefined) await requireFreeMail(db, person.mail, candidateId)
  const mail = person.mail === undefined ? standing.mail : (person.mail?.toLowerCase() ?? null)
  await db
    .updateTable('rh.candidate')
    .set({ ...person, mail, lastContactAt: scope.now, version: standing.version + 1 })
    .where('id', '=', candidateId)
    .execute()
  const open = await openApplicationOf(db, candidateId)
  let applicationId = open?.id
  if (sendApplicationForm) {
    if (!mail) throw wrongField('mail', 'required', 'rh.candidate.no-mail')
    if (open) await invite(given, scope, { candidateId, applicationId: open.id })
    else {
      const { byCompany } = await rights.perimeter(creation)
      const companyId = [...byCompany]
        .filter(([, level]) => level >= 2)
        .map(([id]) => id)
        .toSorted()[0]
      if (!companyId) throw wrongField('existingCandidateId', 'unknown', 'rh.employee.company-unknown')
      applicationId = await openApplication(given, scope, { candidateId, companyId, positionId: null, isInvited: true })
    }
  }
  const reader = { ...scope, companyIds: [...scope.companyIds, ...seen.companyIds] }
  return {
    candidate: await candidateInFull(db, seen, candidateId),
    application: applicationId ? await applicationById(db, reader, applicationId) : null,
  }
}

/** @throws Refusal 404; 403; 400 where he has no mail or no open application */
export async function sendApplicationForm(
  given: Given<Send, RhTables>,
  { candidateId }: InputOf<Send>,
): Promise<AnswerOf<Send>> {
  const { db } = given
  const scope = await applicationScopeOf(given)
  const open = await openApplicationOf(db, candidateId)
  if (!open) throw wrongField('candidateId', 'no_application', 'rh.application.none-open')
  await applicationToChange(db, scope, { id: open.id })
  const { mail } = await db
    .selectFrom('rh.candidate')
    .select('mail')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (!mail) throw wrongField('candidateId', 'no_mail', 'rh.candidate.no-mail')
  return { sentTo: mail, expiresAt: await invite(given, scope, { candidateId, applicationId: open.id }) }
}

const openApplicationOf = (db: RhDb, candidateId: string) =>
  db
    .selectFrom('rh.candidate_application')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('status', 'not in', ['hired', 'refused', 'withdrawn'])
    .where('closedAt', 'is', null)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
