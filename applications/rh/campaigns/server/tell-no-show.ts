import type { Ground } from '#kernel/server/answers.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { membersWithLevel } from '#platform/rights/rights.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfArrivals, campaignsElement } from '../campaigns-place.model.ts'
import { campaignNews } from './campaign-news.ts'

type Telling = { db: RhDb } & Pick<Ground, 'clock' | 'say'>
type Absent = {
  campaignId: string
  companyId: string
  name: string
  firstname: string
  site: string | null
  arrivalOn: string
}

/** Somebody who did not come leaves a place to fill: whoever hires in his company is told, but who saw it himself. */
export async function tellNoShow({ db, clock, say }: Telling, by: string | null, absent: Absent) {
  const { campaignId, companyId, name, firstname, site, arrivalOn } = absent
  const reaches = await membersWithLevel({ db, clock }, { path: campaignsElement, level: 2 })
  await notify(db, {
    userIds: reaches
      .filter(({ userId, companyIds }) => userId !== by && companyIds.has(companyId))
      .map(({ userId }) => userId),
    type: campaignNews.code,
    title: language => say(language, 'rh.arrivals.news-no-show'),
    subtitle: [`${firstname} ${name}`, site].filter(Boolean).join(' · '),
    link: `${addressOfArrivals(campaignId)}?day=${arrivalOn}`,
  })
}
