import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { personInWords } from './person-in-words.ts'
import { type Fact, type Say, valueIn } from './value-in-words.ts'
import type { WholeFile } from './whole-file.ts'

type Words = { say: Translate; language: Language; today: string }

/** The file as somebody reads it without any program: the details are in the other one, made for machines. */
export function fileInWords(file: WholeFile, { say, language, today }: Words): string {
  const words: Say = (label, values) => say(language, label, values)
  const day = (date: string | null) => date && dayInWords(date, language)
  const from = ({ activationDate, to }: { activationDate: string; to: string | null }) =>
    to
      ? words('rh.history.from-to', { from: dayInWords(activationDate, language), to: dayInWords(to, language) })
      : words('rh.documents.since', { from: dayInWords(activationDate, language) })
  const parts: [title: string, facts: Fact[]][] = [
    ...personInWords(file.person, words, language),
    ['rh.export.numbers', file.payrollNumbers.map(({ company, number }) => [company, number])],
    ['rh.export.own-fields', file.customFields.map(({ label, value }) => [label, valueIn(value, words)])],
    [
      'rh.export.contracts',
      file.contracts.map(({ number, company, type, hiringDate, endedOn, endOfContractDate }) => [
        number,
        [company, type, from({ activationDate: hiringDate, to: endedOn ?? endOfContractDate })].join(' · '),
      ]),
    ],
    [
      'rh.export.conditions',
      live(file.conditions).map(row => [
        from(row),
        [row.position.name, row.workTime?.label].filter(Boolean).join(' · '),
      ]),
    ],
    [
      'rh.export.workplaces',
      live(file.workplaces).map(row => [
        from(row),
        [row.workplace.site, row.workplace.unit, row.workplace.subunit].flatMap(place => place?.name ?? []).join(' › '),
      ]),
    ],
    [
      'rh.export.papers',
      file.papers.map(({ kindLabel, documentName, identificationNumber, expirationDate }) => [
        documentName ?? kindLabel,
        [identificationNumber, expirationDate && words('rh.export.until', { date: day(expirationDate) ?? '' })]
          .filter(Boolean)
          .join(' · '),
      ]),
    ],
  ]
  return [
    `${file.person.name} ${file.person.firstname}`,
    words('rh.export.made-on', { date: dayInWords(today, language) }),
    ...file.leftOut.map(what => words(`rh.export.left-out-${what}`)),
    ...parts.flatMap(([title, facts]) => partInLines(words(title), facts)),
    '',
  ].join('\r\n')
}

const live = <Row extends { moment: string }>(rows: readonly Row[]) => rows.filter(row => row.moment !== 'superseded')

const partInLines = (title: string, facts: readonly Fact[]) => {
  const said = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return said.length === 0 ? [] : ['', title.toUpperCase(), ...said.map(([label, value]) => `${label} : ${value}`)]
}
