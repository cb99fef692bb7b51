import { z } from 'zod'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { deadlineNews } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { piecesAddress } from '../document-request.model.ts'

const Sent = z.object({ clientId: idOf('platform.client'), documentId: idOf('rh.employee_document') })

/** Tells who asked for a piece that it has come; asked for by the database, which takes the piece in. */
export const tellSentPieceJob: Job = {
  name: 'tell-sent-piece',
  run: async ({ databases, say }, payload) => {
    const { clientId, documentId } = Sent.parse(payload)
    await databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
      const piece = await db
        .selectFrom('rh.employee_document as d')
        .innerJoin('rh.document_request as r', 'r.id', 'd.requestId')
        .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
        .select(['r.askedBy', 'k.label as kind'])
        .where('d.id', '=', documentId)
        .where('d.status', '=', 'to_check')
        .executeTakeFirst()
      if (!piece) return
      await notify(db, {
        userIds: [piece.askedBy],
        type: deadlineNews.code,
        title: language => say(language, 'rh.request.news-sent'),
        subtitle: piece.kind,
        link: piecesAddress,
      })
    })
  },
}
