import { sql } from 'kysely'
import { z } from 'zod'
import { eachOf } from '#kernel/server/each-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import type { Fate } from '#platform/imports/bulk-model.slot.ts'
import { codeIn, oneOf, type Reader, readBySchema, textOf } from '#platform/imports/readers.model.ts'
import type { AtelierDb } from './atelier-db.ts'

/** Codes of workshops, lines and machines, whatever case people type. */
const masterCode: Reader<string> = readBySchema(
  z
    .string()
    .transform(written => written.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'atelier.line.code-form')),
  codeIn,
)

const masterLabel: Reader<string> = readBySchema(
  z.string().overwrite(asOneLine).min(1, 'kernel.field.required').max(60, 'atelier.bulk.label-too-long'),
)

/** The code of an article, of the catalogue of all. */
export const articleCode: Reader<string> = cell => ({ value: textOf(codeIn(cell)).toUpperCase() })

export const yesOrNo = oneOf([
  { value: 'yes', words: ['Oui', 'yes', 'sí', 'x', '1', 'vrai'] },
  { value: 'no', words: ['Non', 'no', '0', 'faux'] },
])

/** A number as a spreadsheet or a person writes it, rounded to so many decimals by nobody: one more is refused. */
export const amount =
  ({ least, most, decimals = 0 }: { least: number; most: number; decimals?: number }): Reader<number> =>
  cell => {
    const value = typeof cell === 'number' ? cell : Number(cell.replace(/[\s\u202f\u00a0]/g, '').replace(',', '.'))
    const isWhole = Number.isInteger(Math.round(value * 10 ** decimals * 1e6) / 1e6)
    return value >= least && value <= most && isWhole
      ? { value }
      : { problem: { label: 'atelier.bulk.amount', values: { least, most, decimals } } }
  }

/** Kilograms as grams. */
export const kilograms = (mostKg: number): Reader<number> => {
  const read = amount({ least: 0.001, most: mostKg, decimals: 3 })
  return (cell, today) => {
    const kg = read(cell, today)
    return 'value' in kg ? { value: Math.round(kg.value * 1000) } : kg
  }
}

/** The workshop that a row is of, which is there. */
export const workshopColumn = {
  label: 'atelier.workshop',
  synonyms: ['atelier', 'code atelier', 'workshop', 'taller'],
  required: true,
  read: masterCode,
}

/** The code of a master, whatever else people call it. */
export const codeColumn = (...others: string[]) => ({
  label: 'field.code',
  synonyms: ['code', 'código', ...others],
  required: true,
  read: masterCode,
})

/** Its name, which they often head by what it is. */
export const labelColumn = (...others: string[]) => ({
  label: 'field.label',
  synonyms: ['libellé', 'nom', 'label', 'name', 'nombre', ...others],
  required: true,
  read: masterLabel,
})

/** What it is among its like, by the words of each. */
export const kindColumn = <Kind extends string>(
  words: Readonly<Record<Kind, readonly string[]>>,
  ...others: string[]
) => ({
  label: 'field.kind',
  synonyms: ['genre', 'type', 'kind', 'tipo', ...others],
  required: true,
  read: oneOf((Object.keys(words) as Kind[]).map(value => ({ value, words: words[value] }))),
})

/** The line of the workshop that a row is of. */
export const lineColumn = { label: 'field.line', synonyms: ['ligne', 'code ligne', 'line', 'línea'], read: masterCode }

/** What becomes of a row whose workshop is not there. */
export const noWorkshop = {
  fate: 'refused' as const,
  problems: [{ column: 'workshop' as const, label: 'atelier.bulk.no-workshop' }],
}

/** Workshops in use by their code, of those that rows name. */
export async function workshopIds(db: AtelierDb, named: readonly { values: { workshop?: string } }[]) {
  const codes = named.flatMap(({ values }) => values.workshop ?? [])
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from atelier.workshop
     where archived_at is null and code in ${eachOf(codes, 'text')}`.execute(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** Lines in use, by the id of their workshop and their code. */
export async function linesByCode(db: AtelierDb, workshops: readonly string[]) {
  const { rows } = await sql<{
    id: string
    workshopId: string
    code: string
    label: string
    position: number
    gPerHour: number | null
    casesPerHour: number | null
    stationCount: number
  }>`
    select id, workshop_id, code, label, position, g_per_hour, cases_per_hour, station_count
      from atelier.ligne_atelier where archived_at is null and workshop_id in ${eachOf(workshops)}`.execute(db)
  return new Map(rows.map(row => [`${row.workshopId} ${row.code}`, row]))
}

/** What becomes of a row that says so much of what stands, or of nothing that stands yet. */
export function fateOf(standing: object | undefined, told: object): Exclude<Fate, 'refused'> {
  if (!standing) return 'created'
  const known = standing as Record<string, unknown>
  return Object.entries(told).every(([column, value]) => known[column] === value) ? 'unchanged' : 'updated'
}

/** Only what the row says: an empty cell changes nothing. */
export const saidOf = <Told extends object>(told: Told) =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Partial<Told>

type Master = 'atelier.ligne_atelier' | 'atelier.ligne_operation' | 'atelier.resource' | 'atelier.article_sheet'

/** Writes a master over the one that stands, whose version moves on, or as a new one. */
export const writeMaster = (
  db: AtelierDb,
  master: Master,
  id: string | null,
  { told, made }: { told: object; made: object },
) =>
  id === null
    ? db
        .insertInto(master)
        .values({ ...told, ...made } as never)
        .execute()
    : db
        .updateTable(master)
        .set(eb => ({ ...told, version: eb('version', '+', 1) }) as never)
        .where('id', '=', id)
        .execute()
