import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { accessCalls } from '../access.calls.ts'
import { badgesByIds, type BadgeScope } from './badges.queries.ts'

type Printing = typeof accessCalls.printBadges

const template = new URL('./badges.typ', import.meta.url)

/** Badges in use as cards to be cut: a square that any reader reads, and whose it is. @throws Refusal 404 where none is */
export async function printBadges(
  { db, caller, clock, press, say, language }: Given<Printing, RhTables>,
  scope: BadgeScope,
  { badgeIds }: InputOf<Printing>,
): Promise<FileToSend> {
  const badges = (await badgesByIds(db, scope, badgeIds))
    .filter(({ can, state }) => can.write && state === 'active')
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'fr') || one.firstname.localeCompare(other.firstname, 'fr'),
    )
  if (badges.length === 0) throw notFound()
  const { toString: drawnSquare } = await import('qrcode')
  const squares = await Promise.all(
    badges.map(({ number }) => drawnSquare(number, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })),
  )
  const data = {
    words: { page: '' },
    cards: badges.map(({ name, firstname, company, number }) => ({ name, firstname, company: company ?? '', number })),
  }
  const bytes = await press.print({
    template,
    data,
    printedAt: clock.now(),
    clientId: caller.clientId as string,
    images: Object.fromEntries(squares.map((square, index) => [`square-${index}.svg`, Buffer.from(square)])),
  })
  return { name: `${say(language, 'rh.access.badges')}.pdf`, bytes }
}
