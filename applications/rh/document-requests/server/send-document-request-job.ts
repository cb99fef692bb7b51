import { z } from 'zod'
import { dayOfInstantInWords } from '#kernel/shared/dates-in-words.ts'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import type { Mail } from '#kernel/server/mail.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { isLanguage } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfPiece } from '../document-request.model.ts'
import { sendDocumentRequestName, tokenOf } from './request-link.ts'

const Asked = z.object({
  clientId: idOf('platform.client'),
  /** Of one person. */
  requestIds: z.array(idOf('rh.document_request')).min(1),
  rejectedId: idOf('rh.document_request').optional(),
})
type Asked = z.output<typeof Asked>

/** Writes to somebody, in his language, what is asked of him; a mail server that is away only delays it. */
export const sendDocumentRequestJob: Job = {
  name: sendDocumentRequestName,
  insists: true,
  run: async (ground, payload) => {
    const asked = Asked.parse(payload)
    const mail = await ground.databases.transaction(
      'platform',
      { clientId: asked.clientId, readOnly: true },
      (db: RhDb) => mailFor(db, ground, asked),
    )
    if (mail) await ground.mailer.send(mail)
  },
}

/** Nothing is written of a link that has died meanwhile, nor to who was archived. */
async function mailFor(db: RhDb, ground: Ground, { requestIds, rejectedId }: Asked): Promise<Mail | undefined> {
  const requests = await livingRequests(db, requestIds, ground.clock.now().toString())
  const [first] = requests
  if (!first?.mail) return undefined
  const { say, keys, origins } = ground
  const language = isLanguage(first.language) ? first.language : 'fr'
  const linkOf = (id: string) => `${origins[0] ?? ''}${addressOfPiece(tokenOf(keys, id), language)}`
  const values = {
    firstname: first.firstname,
    company: first.company ?? '',
    kind: first.kind,
    link: linkOf(first.id),
    pieces: requests.map(({ id, kind }) => `${kind}\n${linkOf(id)}`).join('\n\n'),
    until: dayOfInstantInWords(first.expiresAt, language),
    reason: rejectedId ? ((await reasonOf(db, rejectedId)) ?? '') : '',
  }
  const which = requests.length > 1 ? 'several' : rejectedId ? 'again' : 'first'
  return {
    to: first.mail,
    subject: say(language, `rh.request.mail-${which}-subject`, values),
    text: say(language, `rh.request.mail-${which}`, values),
  }
}

const livingRequests = (db: RhDb, ids: readonly string[], now: string) =>
  db
    .selectFrom('rh.document_request as r')
    .innerJoin('rh.employee as e', 'e.id', 'r.employeeId')
    .innerJoin('rh.document_kind as k', 'k.code', 'r.kindCode')
    .innerJoin('platform.client as c', 'c.id', 'r.clientId')
    .leftJoin('platform.company as o', 'o.id', 'e.companyId')
    .select(eb => [
      'r.id',
      'e.firstname',
      'e.language',
      eb.fn.coalesce('e.mail', 'e.workMail').as('mail'),
      eb.fn.coalesce('o.name', 'c.name').as('company'),
      'k.label as kind',
      'r.expiresAt',
    ])
    .where('r.id', 'in', [...ids])
    .where('r.answeredAt', 'is', null)
    .where('r.cancelledAt', 'is', null)
    .where('r.expiresAt', '>', now)
    .where('e.status', '=', 'active')
    .orderBy('k.label')
    .orderBy('r.id')
    .execute()

async function reasonOf(db: RhDb, documentId: string) {
  const row = await db
    .selectFrom('rh.employee_document')
    .select('rejectReason')
    .where('id', '=', documentId)
    .executeTakeFirst()
  return row?.rejectReason
}
