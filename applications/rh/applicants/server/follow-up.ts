import { notFound } from '#kernel/server/errors.ts'
import type { Clock } from '#kernel/server/clock.ts'
import {
  followedApplication,
  keepInPoolByLink,
  withdrawByLink,
} from '#rh/candidate-applications/candidate-applications.server.ts'
import { careersSite } from '#rh/application-form/application-form.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { FollowUp, followUpActions } from '../applicant.model.ts'
import { daysBeforeEnd } from '../applicant-rules.model.ts'
import { askOwnData } from './own-data.ts'

type Following = { db: RhDb; clock: Clock }

const over: readonly FollowUp['publicState'][] = ['refused', 'withdrawn']

/** @throws Refusal 404 for any key that is not good */
export async function followUp({ db, clock }: Following, token: string): Promise<FollowUp> {
  const followed = await followedApplication({ db, clock }, token)
  const client = followed && (await clientOf(db, followed.clientId))
  if (!followed || !client) throw notFound()
  const { firstname, language, receivedAt, publicState, interviewAt, keptUntil, isFresh } = followed
  return {
    clientName: client.slug,
    company: client.name,
    firstname,
    language,
    receivedAt,
    publicState,
    interviewAt,
    keptUntil,
    can: {
      withdraw: !over.includes(publicState),
      sendFiles: isFresh,
      keepInPool: publicState !== 'accepted' && mayRenew(keptUntil, clock),
    },
  }
}

const mayRenew = (keptUntil: string | null, clock: Clock) =>
  keptUntil === null || keptUntil <= clock.today().add({ days: daysBeforeEnd }).toString()

const clientOf = (db: RhDb, id: string) =>
  db.selectFrom('platform.client').select(['name', 'slug']).where('id', '=', id).executeTakeFirst()

type Action = (typeof followUpActions)[number]

/** @throws Refusal 404 for a key that is not good, or one whose application is over and is taken back */
export async function answerFollowUp({ db, clock }: Following, { token, action }: { token: string; action: Action }) {
  const { clientName } = await followUp({ db, clock }, token)
  const isDone = await {
    withdraw: () => withdrawByLink({ db, clock }, token),
    keepInPool: async () => keepInPoolByLink({ db, clock }, token, await endOfConsent({ db, clock }, clientName)),
    askData: () => askOwnData({ db, clock }, { token, wish: 'copy' }),
    askErasure: () => askOwnData({ db, clock }, { token, wish: 'erasure' }),
  }[action]()
  if (!isDone) throw notFound()
}

async function endOfConsent({ db, clock }: Following, clientName: string) {
  const { poolMonths } = await careersSite(db, clientName)
  return clock.today().add({ months: poolMonths }).toString()
}
