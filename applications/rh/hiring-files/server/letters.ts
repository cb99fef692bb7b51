import { sql } from 'kysely'
import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfHiringFile } from '../hiring-file.model.ts'
import { codeOf, tokenOf } from './hiring-link.ts'

/** What comes for hiring files, told to recruiters. */
export const hiringNews: NotificationType = {
  code: 'recruitment.hiring-files',
  name: 'rh.hiring.news',
  usually: { application: true, mail: false, desktop: false },
}

export const linkOfHiringFile = ({ keys, origins }: Pick<Ground, 'keys' | 'origins'>, id: string, language: Language) =>
  `${origins[0] ?? ''}${addressOfHiringFile(tokenOf(keys, id), language)}`

const client = { clientId: idOf('platform.client') }
const OfFile = z.object({
  ...client,
  hiringFileId: idOf('rh.hiring_file'),
  hiringPieceId: idOf('rh.hiring_piece').optional(),
  isReminder: z.boolean().default(false),
})
const OfCode = z.object({ ...client, hiringCodeId: idOf('rh.hiring_code') })
const minutesOfCode = 10
const OfPiece = z.object({ ...client, hiringPieceId: idOf('rh.hiring_piece') })

/** Kinds of the pieces of hiring file `h` that are still to come. */
const owedPieces = sql<string[]>`array(
  select g.kind from rh.hiring_piece g
   where g.hiring_file_id = h.id and g.required and g.state in ('missing', 'rejected') order by g.id)`

/** The link of a file, what is still owed by it, or why a piece of it is to be sent again. */
export const sendHiringLinkJob: Job = {
  name: 'send-hiring-link',
  insists: true,
  waitsForMorning: true,
  run: async (ground, payload) => {
    const { clientId, hiringFileId, hiringPieceId, isReminder } = OfFile.parse(payload)
    const found = await ground.databases.transaction('platform', { clientId, readOnly: true }, (db: RhDb) =>
      db
        .selectFrom('rh.hiring_file as h')
        .innerJoin('rh.candidate_application as a', 'a.id', 'h.candidateApplicationId')
        .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
        .innerJoin('platform.company as k', 'k.id', 'a.companyId')
        .leftJoin('rh.hiring_piece as p', join =>
          join.onRef('p.hiringFileId', '=', 'h.id').on('p.id', '=', hiringPieceId ?? null),
        )
        .select(['c.firstname', 'c.mail', 'c.language', 'k.name as company', 'h.expiresAt', 'p.kind', 'p.reason'])
        .select(owedPieces.as('owed'))
        .where('h.id', '=', hiringFileId)
        .where('h.state', '<>', 'closed')
        .where('c.anonymisedAt', 'is', null)
        .executeTakeFirst(),
    )
    if (!found?.mail) return
    const { pageLanguage, say, letter: mail, dayOfInstant } = writerTo(found.language, ground.say)
    const values = {
      firstname: found.firstname,
      company: found.company,
      link: linkOfHiringFile(ground, hiringFileId, pageLanguage),
      until: found.expiresAt ? dayOfInstant(found.expiresAt) : '',
      piece: found.kind ? say(`rh.hiring.piece.${found.kind}`) : '',
      reason: found.reason ?? '',
      pieces: found.owed.map(kind => `- ${say(`rh.hiring.piece.${kind}`)}`).join('\n'),
    }
    const letter = hiringPieceId ? 'rejected' : isReminder ? 'reminder' : 'link'
    await ground.mailer.send({
      to: found.mail,
      ...mail(`rh.hiring.mail-${letter}`, values),
    })
  },
}

/** The code that a new device asks for, at once: whoever asked is waiting. One that has grown old meanwhile is not sent. */
export const sendHiringCodeJob: Job = {
  name: 'send-hiring-code',
  run: async ({ databases, clock, keys, say, mailer }, payload) => {
    const { clientId, hiringCodeId } = OfCode.parse(payload)
    const since = clock.now().subtract({ minutes: minutesOfCode }).toString()
    const person = await databases.transaction('platform', { clientId, readOnly: true }, (db: RhDb) =>
      db
        .selectFrom('rh.hiring_code as s')
        .innerJoin('rh.hiring_file as h', 'h.id', 's.hiringFileId')
        .innerJoin('rh.candidate_application as a', 'a.id', 'h.candidateApplicationId')
        .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
        .select(['c.mail', 'c.language'])
        .where('s.id', '=', hiringCodeId)
        .where('s.usedAt', 'is', null)
        .where('s.sentAt', '>', since)
        .executeTakeFirst(),
    )
    if (!person?.mail) return
    const values = { code: codeOf(keys, hiringCodeId), minutes: minutesOfCode }
    await mailer.send({ to: person.mail, ...writerTo(person.language, say).letter('rh.hiring.mail-code', values) })
  },
}

/** Tells the recruiter that a piece has come. */
export const tellHiringPieceJob: Job = {
  name: 'tell-hiring-piece',
  run: async ({ databases, say }, payload) => {
    const { clientId, hiringPieceId } = OfPiece.parse(payload)
    await databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
      const piece = await db
        .selectFrom('rh.hiring_piece as p')
        .innerJoin('rh.hiring_file as h', 'h.id', 'p.hiringFileId')
        .innerJoin('rh.candidate_application as a', 'a.id', 'h.candidateApplicationId')
        .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
        .select(['p.kind', 'a.recruiterId', 'a.id as applicationId', 'a.candidateId', 'c.firstname', 'c.name'])
        .where('p.id', '=', hiringPieceId)
        .where('p.state', '=', 'received')
        .executeTakeFirst()
      if (!piece?.recruiterId) return
      await notify(db, {
        userIds: [piece.recruiterId],
        type: hiringNews.code,
        title: language => say(language, 'rh.hiring.news-piece', { name: `${piece.firstname} ${piece.name}` }),
        subtitle: language => say(language, `rh.hiring.piece.${piece.kind}`),
        link: `/RH/gestion_du_recrutement/gestion_candidatures/entretien/${piece.candidateId}/${piece.applicationId}`,
      })
    })
  },
}
