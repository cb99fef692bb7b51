import type { Translate } from '#kernel/server/translate.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { DemandesDb } from '#demandes/demandes-db.ts'
import { addressOfRequest } from '../requests-place.model.ts'
import { answeredNews } from './request-news.ts'
import type { Asking } from './request-scope.ts'
import type { StandingRequest } from './request-to-change.ts'

type Told = 'approved' | 'refused' | 'ordered' | 'received' | 'price-moved'

/** Who asked hears what became of it. */
export async function tellRequester(
  { db, say, caller }: { db: DemandesDb; say: Translate; caller: Asking['caller'] },
  { id, number, requesterId }: StandingRequest,
  told: Told,
) {
  if (requesterId === caller.userId) return
  await notify(db, {
    userIds: [requesterId],
    type: answeredNews.code,
    title: language => say(language, `demandes.request.news-${told}`, { number }),
    link: addressOfRequest(id),
  })
}
