import type { Translate } from '#kernel/server/translate.ts'
import { permitTypeName } from '#rh/work-permits/permit-type.model.ts'
import type { RegisterRow } from '../register-line.model.ts'

/** What an export says of an entry, in the order of the law. */
export const columns = [
  'number',
  'part',
  'lastName',
  'firstNames',
  'citizenship',
  'birthDate',
  'sex',
  'job',
  'qualification',
  'entryDate',
  'exitDate',
  'authorisationDate',
  'permitType',
  'permitNumber',
  'mentions',
  'agencyName',
  'agencyAddress',
  'tutorName',
  'place',
  'isVoid',
] as const

export type Entry = Omit<RegisterRow, 'lines'>
/** A register is kept in French, whoever reads it. */
export type Word = ReturnType<typeof wordsOf>
export const wordsOf = (say: Translate) => (label: string, values?: Record<string, string>) => say('fr', label, values)

/** `16/03/2026`. */
export const dayInFrench = (day: string | null) => day?.split('-').reverse().join('/') ?? ''

export function entryInWords(row: Entry, word: Word): Record<(typeof columns)[number], string> {
  return {
    number: String(row.number),
    part: word(`rh.register.part.${row.part}`),
    lastName: row.lastName,
    firstNames: row.firstNames,
    citizenship: row.citizenship ?? '',
    birthDate: dayInFrench(row.birthDate),
    sex: row.sex === null ? '' : word(`rh.register.sex.${row.sex}`),
    job: row.job ?? '',
    qualification: row.qualification ?? '',
    entryDate: dayInFrench(row.entryDate),
    exitDate: dayInFrench(row.exitDate),
    authorisationDate: dayInFrench(row.authorisationDate),
    permitType: row.permitType === null ? '' : permitTypeName(row.permitType, 'fr'),
    permitNumber: row.permitNumber ?? '',
    mentions: row.mentions.map(mention => word(`rh.register.mention.${mention}`)).join(', '),
    agencyName: row.agencyName ?? '',
    agencyAddress: row.agencyAddress ?? '',
    tutorName: row.tutorName ?? '',
    place: row.place ?? '',
    isVoid: row.isVoid ? word('rh.register.void') : '',
  }
}
