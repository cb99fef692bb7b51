import { expect, test } from 'vitest'
import { broughtByRooms } from '#main/rooms.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { accounts } from './accounts.ts'
import { rowsOfNotifications } from './notifications.ts'
import { idsFor, organise } from './organisation.ts'
import { bocage } from './plans/bocage.ts'
import { deuxRivieres } from './plans/deux-rivieres.ts'
import { valDeLoire } from './plans/val-de-loire.ts'

const notificationTypes = broughtByRooms(notificationTypesOffer)
const today = Temporal.PlainDate.from('2026-11-21')
const plans = [valDeLoire, bocage, deuxRivieres]
const members = accounts.map(account => ({ userId: idsFor(account.mail)(), account }))
const newsOf = (plan: (typeof plans)[number]) =>
  rowsOfNotifications(organise(plan), members, today)['platform.notification']

test('the demo tells its people news of declared types, in clients that they belong to, all before today', () => {
  for (const plan of plans) {
    const news = newsOf(plan)
    expect(news.length).toBeGreaterThan(0)
    for (const { userId, type, createdAt } of news) {
      const account = members.find(member => member.userId === userId)?.account
      expect(account?.memberships.map(({ client }) => client)).toContain(plan.slug)
      expect(notificationTypes.map(({ code }) => code)).toContain(type)
      expect(createdAt < '2026-11-21').toBe(true)
    }
  }
})

test('somebody of the demo has read all, somebody has not, and somebody was told nothing', () => {
  const news = newsOf(valDeLoire)
  const unreadOf = (mail: string) =>
    news.filter(({ userId, readAt }) => userId === idsFor(mail)() && readAt === null).length
  expect(unreadOf('rh@val-de-loire.example')).toBe(3)
  expect(unreadOf('multi@sillon.example')).toBe(0)
  expect(news.some(({ userId }) => userId === idsFor('personne@val-de-loire.example')())).toBe(false)
})
