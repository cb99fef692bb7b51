import { expect, test } from 'vitest'
import { accounts } from './accounts.ts'
import { rowsOfDirectory } from './directory.ts'
import { idsFor, organise } from './organisation.ts'
import { bocage } from './plans/bocage.ts'
import { deuxRivieres } from './plans/deux-rivieres.ts'
import { valDeLoire } from './plans/val-de-loire.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const members = accounts.map(account => ({ userId: idsFor(account.mail)(), account }))
const rowsOf = (plan: typeof valDeLoire) => {
  const ofClient = members.filter(({ account }) => account.memberships.some(({ client }) => client === plan.slug))
  return rowsOfDirectory(organise(plan), ofClient, today)
}

test('every group by hand has its members, every rule names what the plan has', () => {
  const rows = rowsOf(valDeLoire)
  for (const { id, kind, rule, name } of rows['platform.contact_group']) {
    const held = rows['platform.contact_group_member'].filter(({ groupId }) => groupId === id)
    if (kind === 'manual') expect(held.length, name).toBeGreaterThan(1)
    else
      expect(
        rule.every(({ values }) => values.length === 1 && values[0] !== undefined),
        name,
      ).toBe(true)
  }
})

test('a message was sent by somebody of the client to a whole group, and one of them did not receive it', () => {
  const { 'platform.message': messages, 'platform.message_recipient': recipients } = rowsOf(valDeLoire)

  const [sent, draft] = messages

  expect(sent?.authorId).toBe(members.find(({ account }) => account.mail === 'rh@val-de-loire.example')?.userId)
  expect(recipients.map(({ status }) => status)).toEqual(['sent', 'failed', 'sent'])
  expect(recipients.every(({ messageId }) => messageId === sent?.id)).toBe(true)
  expect(draft).toMatchObject({ state: 'draft', endedAt: null })
})

test('whatever the neighbour writes bears his canary; a client without plans has nothing', () => {
  const { 'platform.contact': contacts, 'platform.message': messages } = rowsOf(bocage)

  expect(contacts.every(({ note }) => note?.includes(bocage.canary as string))).toBe(true)
  expect(
    messages.every(({ subject, body }) => [subject, body].every(text => text.includes(bocage.canary as string))),
  ).toBe(true)
  expect(Object.values(rowsOf(deuxRivieres)).flat()).toEqual([])
})
