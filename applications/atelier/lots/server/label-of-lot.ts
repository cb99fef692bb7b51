import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import { dayElement, type Label } from '#platform/label-printing/label.model.ts'
import { printLabel } from '#platform/label-printing/label-printing.server.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { Lot } from '../lot.model.ts'
import type { lotsCalls } from '../lots.calls.ts'
import { lotById } from './lot-sheet.queries.ts'

type Print = typeof lotsCalls.getLabelOfLot

/** What is stuck on a lot: its number as bars and in letters, what it is, where it comes from. @throws Refusal 404 */
export async function labelOfLot(given: Given<Print, AtelierTables>, { id, format, copies }: InputOf<Print>) {
  const { db, language, say } = given
  const lot = await lotById(given, id)
  const { name: company } = await db
    .selectFrom('atelier.lot as l')
    .innerJoin('atelier.workshop as w', 'w.id', 'l.workshopId')
    .innerJoin('platform.company as c', 'c.id', 'w.companyId')
    .select('c.name')
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow()
  const label = described(lot, company, key => say(language, `atelier.lot.label.${key}`), language)
  return printLabel(given, { label, name: lot.number, format, copies })
}

function described(lot: Lot, company: string, word: (key: string) => string, language: Language): Label {
  const day = (date: string) => Temporal.PlainDate.from(date).toLocaleString(language, { dateStyle: 'medium' })
  const facts = [
    ['lot', lot.number],
    ['net', `${kilogramsInFigures(lot.initialKg, language)} kg`],
    ['harvested', lot.harvestedOn && day(lot.harvestedOn)],
    ['packed', lot.packedOn && day(lot.packedOn)],
    ['best-before', lot.bestBefore && day(lot.bestBefore)],
    ['category', lot.category],
    ['size', lot.sizeCode],
    ['crop', lot.cropCode],
    ['certificates', lot.certificates.join(', ')],
  ] as const
  const dates = lot.packedOn ? [dayElement('13', lot.packedOn)] : []
  return {
    widthMm: 100,
    heightMm: 150,
    title: lot.article,
    subtitle: lot.origin ?? '',
    facts: facts.flatMap(([key, value]) => (value ? [{ label: word(key), value }] : [])),
    symbols: [[...dates, { ai: '10', value: lot.number }]],
    foot: company,
  }
}
