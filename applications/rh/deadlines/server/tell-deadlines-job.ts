import type { Ground } from '#kernel/server/answers.ts'
import { emit } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { membersWithLevel, type Reach } from '#platform/rights/rights.server.ts'
import { deadlines, deadlinesAddress } from '#rh/deadlines-place.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { usualWithin, withinChoices } from '../deadline.model.ts'
import { deadlineNews } from './deadline-news.ts'
import { type Due, endedStep, markTold } from './deadlines-to-tell.queries.ts'

/**
 * Each morning: papers that have reached one of their kind's days before the end, or have ended, are told once. What
 * was told is kept in the transaction that tells it, so that a second run says nothing and a missed day is made up for.
 */
export const tellDeadlinesJob: Job = {
  name: 'tell-deadlines',
  cron: '30 5 * * *',
  run: ground => inEachClient(ground.databases, (db: RhDb) => tellIn(ground, db)),
}

async function tellIn(ground: Ground, db: RhDb) {
  const due = await markTold(db, ground.clock.today().toString())
  if (due.length === 0) return
  for (const [step, papers] of Map.groupBy(due, paper => paper.step)) {
    await emit(db, 'document.expiring', { step, documentIds: papers.map(({ documentId }) => documentId) })
  }
  for (const reach of await membersWithLevel({ db, clock: ground.clock }, { path: deadlines, level: 2 })) {
    const own = due.filter(paper => isWithin(reach, paper))
    if (own.length > 0) await tellReader(ground, db, reach.userId, own)
  }
}

const isWithin = ({ everywhere, companyIds }: Reach, { companyId }: Due) =>
  companyId === null ? everywhere : companyIds.has(companyId)

/** One notification for all of the day's papers, which leads to the page that shows them. */
const tellReader = ({ say }: Ground, db: RhDb, userId: string, papers: readonly Due[]) =>
  notify(db, {
    userIds: [userId],
    type: deadlineNews.code,
    title: language => say(language, 'rh.deadlines.news-title', { count: papers.length }),
    subtitle: byKind(papers),
    link: linkTo(papers),
  })

/** In the client's own words: `Titre de séjour (2), CACES`. */
const byKind = (papers: readonly Due[]) =>
  [...Map.groupBy(papers, ({ kind }) => kind)]
    .map(([kind, { length }]) => (length > 1 ? `${kind} (${length})` : kind))
    .join(', ')

function linkTo(papers: readonly Due[]) {
  if (papers.every(({ step }) => step === endedStep)) return `${deadlinesAddress}?f.state=expired`
  const furthest = Math.max(...papers.map(({ step }) => step))
  if (furthest <= usualWithin) return deadlinesAddress
  return `${deadlinesAddress}?f.within=${withinChoices.find(days => days >= furthest) ?? withinChoices.at(-1)}`
}
