import type { Ground } from '#kernel/server/answers.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import type { Period } from '../register-line.model.ts'
import { columns, dayInFrench, type Entry, entryInWords, type Word, wordsOf } from './entry-in-words.ts'
import type { changesOfRegister } from './rows-of-register.queries.ts'

/** The register that somebody has opened. */
export type Opened = { siret: string; name: string; company: string }

type ToPrint = {
  clientId: string
  opened: Opened
  period: Period
  entries: readonly Entry[]
  changes: Awaited<ReturnType<typeof changesOfRegister>>
  /** The first line that does not hold, or null. */
  broken: number | null
}

/** In landscape, its pages numbered, with who keeps it, for when and of when, and whether its chain of lines holds. */
export function printRegister(
  { say, press, clock }: Pick<Ground, 'say' | 'press' | 'clock'>,
  { clientId, opened, period, entries, changes, broken }: ToPrint,
): Promise<Uint8Array> {
  const word = wordsOf(say)
  const now = clock.now()
  const inWords = (part: string) => entries.filter(row => row.part === part).map(row => entryInWords(row, word))
  const data = {
    ...opened,
    siret: inGroups(opened.siret),
    period: periodInWords(period, word),
    printedOn: momentInWords(now, 'fr'),
    seal: broken === null ? word('rh.register.print.whole') : word('rh.register.print.broken', { line: `${broken}` }),
    staff: inWords('staff'),
    trainees: inWords('trainee'),
    changes: changes.map(change => ({
      number: String(change.number),
      of: String(change.of),
      recordedAt: momentInWords(change.recordedAt, 'fr'),
      name: `${change.lastName} ${change.firstNames}`,
      motive: word(`rh.register.motive.${change.motive}`),
      reason: change.reason ?? '',
    })),
    words: wordsOfPrint(word),
  }
  const template = new URL('./register.typ', import.meta.url)
  return press.print({ template, data, printedAt: now, clientId })
}

function periodInWords({ from, to }: Period, word: Word) {
  if (!from && !to) return word('rh.register.print.everything')
  if (!to) return word('rh.register.print.since', { from: dayInFrench(from ?? null) })
  if (!from) return word('rh.register.print.until', { to: dayInFrench(to) })
  return word('rh.register.print.between', { from: dayInFrench(from), to: dayInFrench(to) })
}

const printWords = [
  'title',
  'printed-on',
  'page',
  'none',
  'changes',
  'change-of',
  'recorded',
  'reason',
  'motive',
  'law',
]

const wordsOfPrint = (word: Word) => ({
  ...Object.fromEntries(printWords.map(name => [name, word(`rh.register.print.${name}`)])),
  staff: word('rh.register.part.staff-title'),
  trainees: word('rh.register.part.trainee-title'),
  columns: Object.fromEntries(columns.map(column => [column, word(`rh.register.column.${column}`)])),
})
