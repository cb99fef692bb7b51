import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import { dateAhead } from '#platform/imports/date-reader.model.ts'
import { list, type Reader, readBySchema, text } from '#platform/imports/readers.model.ts'
import { z } from 'zod'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { articleCode } from '#atelier/masters-in-bulk.ts'
import { missingShare, PackagingLine, RawLine, twice } from '../composition.model.ts'
import { holdArticle, insertDraft, rewriteDraft } from './write-composition.ts'

/** A code with how much of it, and what of that is lost in percent. */
type Part = { code: string; amount: number; lossPct: number }
type Values = {
  article: string
  validFrom: string
  raws: readonly Part[]
  packagings: readonly Part[]
  note: string
}
type Lines = { raws: RawLine[]; packagings: PackagingLine[] }
type Plan = { id: string | null; articleId: string; told: Lines & { validFrom: string; note: string | null } }
type Row = { values: Partial<Values>; unread: readonly string[] }
type Standing = Lines & { id: string; articleId: string; validFrom: string; isDraft: boolean; note: string | null }

const number = z.string().transform(written => Number(written.replace(',', '.')))

/** `GR 95 5; CO 5`: codes, each with its share or number and, if any is lost, the percent of it. */
const parts = (amount: z.ZodNumber): Reader<readonly Part[]> => {
  const lossPct = RawLine.shape.lossPct.unwrap()
  const Said = z.object({ code: z.string(), amount: number.pipe(amount), lossPct: number.pipe(lossPct) })
  const said = readBySchema(
    z.string().transform((written, problems) => {
      const [, code, amount, lossPct = '0'] = /^(\S+)\s+([\d.,]+)\s*%?(?:\s+([\d.,]+)\s*%?)?$/.exec(written) ?? []
      const part = Said.safeParse({ code: code?.toUpperCase(), amount, lossPct })
      if (part.success) return part.data
      problems.addIssue({ code: 'custom', message: 'atelier.bulk.part-form' })
      return z.NEVER
    }),
  )
  return (cell, today) => {
    const items = list(cell, today)
    if (!('value' in items)) return items
    const read = items.value.map(item => said(item, today))
    const wrong = read.find(one => 'problem' in one)
    return wrong && 'problem' in wrong ? wrong : { value: read.flatMap(one => ('value' in one ? one.value : [])) }
  }
}

/** Recipes from somebody's own file: a version an article and day, which stays a draft until somebody puts it in force. */
export const compositionsInBulk = bulkModel<Values, AtelierTables, Plan>({
  key: 'workshopComposition',
  label: 'atelier.bulk.compositions',
  columns: {
    article: {
      label: 'trade.article',
      synonyms: ['article', 'code article', 'référence', 'article code', 'item', 'artículo'],
      required: true,
      read: articleCode,
    },
    validFrom: {
      label: 'atelier.composition.valid-from',
      synonyms: ['valable à partir', 'valable du', 'début', 'date de début', 'valid from', 'vigente desde'],
      required: true,
      read: dateAhead,
    },
    raws: {
      label: 'atelier.composition.raws',
      synonyms: ['produits', 'matières', 'matières premières', 'familles', 'recette', 'produce', 'productos'],
      required: true,
      read: parts(RawLine.shape.pct),
    },
    packagings: {
      label: 'atelier.composition.packagings',
      synonyms: ['emballages', 'emballage par colis', 'packaging', 'envases'],
      read: parts(PackagingLine.shape.quantity),
    },
    note: { label: 'field.note', synonyms: ['note', 'remarque', 'commentaire', 'nota'], read: text(500) },
  },
  identities: ({ article, validFrom }) => [`${article} ${validFrom}`],
  judge: judgeCompositions,
  upsert: writeCompositions,
})

async function judgeCompositions(
  { db }: BulkGiven<AtelierTables>,
  rows: readonly Row[],
): Promise<Judgement<Values, Plan>[]> {
  const atelier = db as AtelierDb
  const named = rows.flatMap(({ values }) => values.article ?? [])
  const articles = await idsByCode(atelier, { table: articleTable, codes: named, where: isMade })
  const families = await idsByCode(atelier, { table: familyTable, codes: codesOf(rows, 'raws') })
  const wrapping = codesOf(rows, 'packagings')
  const packagings = await idsByCode(atelier, { table: articleTable, codes: wrapping, where: isPackaging })
  const versions = await versionsOf(atelier, [...articles.values()])
  return rows.map(({ values: { article = '', validFrom = '', raws = [], packagings: packed = [], note }, unread }) => {
    const refused = (column: keyof Values, label: string, values?: Record<string, string | number>) =>
      ({ fate: 'refused', problems: [{ column, label, ...(values && { values }) }] }) as const
    const articleId = articles.get(article)
    if (!articleId) return refused('article', 'atelier.bulk.no-article')
    const strange = raws.find(({ code }) => !families.has(code))
    if (strange) return refused('raws', 'atelier.bulk.no-family', { code: strange.code })
    const unknown = packed.find(({ code }) => !packagings.has(code))
    if (unknown) return refused('packagings', 'atelier.bulk.no-packaging', { code: unknown.code })
    const column = [['raws', raws] as const, ['packagings', packed] as const].find(([, parts]) =>
      twice(parts.map(({ code }) => code)),
    )
    if (column) return refused(column[0], 'atelier.composition.twice')
    const lines = {
      raws: raws.map(({ code, amount, lossPct }) => ({ familyId: families.get(code) as string, pct: amount, lossPct })),
      packagings: packed.map(({ code, amount, lossPct }) => ({
        packagingId: packagings.get(code) as string,
        quantity: amount,
        lossPct,
      })),
    }
    const missing = missingShare(lines.raws)
    if (missing !== 0 && !unread.includes('raws'))
      return refused('raws', 'atelier.composition.shares', { pct: 100 - missing })
    const standing = versions.get(`${articleId} ${validFrom}`)
    const told = { validFrom, note: note ?? standing?.note ?? null, ...lines }
    const isSame = standing !== undefined && isDeepStrictEqual(saidBy(standing), saidBy(told))
    if (standing && !standing.isDraft && !isSame) return refused('validFrom', 'atelier.bulk.composition-in-force')
    const fate = isSame ? 'unchanged' : standing ? 'updated' : 'created'
    return { fate, problems: [], plan: { id: standing?.id ?? null, articleId, told } }
  })
}

const saidBy = ({ raws, packagings, note }: Lines & { note: string | null }) => ({ raws, packagings, note })

const codesOf = (rows: readonly Row[], column: 'raws' | 'packagings') =>
  rows.flatMap(({ values }) => (values[column] ?? []).map(({ code }) => code))

const articleTable = sql`platform.article`
const familyTable = sql`platform.article_family`
const isMade = sql`(is_sold or kind = 'packed')`
const isPackaging = sql`kind = 'packaging'`

/** Ids of what is in use, by code. */
async function idsByCode(
  db: AtelierDb,
  {
    table,
    codes,
    where = sql`true`,
  }: { table: RawBuilder<unknown>; codes: readonly string[]; where?: RawBuilder<unknown> },
) {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, upper(code) as code from ${table}
     where archived_at is null and ${where} and upper(code) in ${eachOf(codes, 'text')}`.execute(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** By article and first day; of several drafts of one day, the last that was begun. */
async function versionsOf(db: AtelierDb, articleIds: readonly string[]) {
  const { rows } = await sql<Standing>`
    select c.id, c.article_id, c.valid_from, c.state = 'draft' as is_draft, c.note,
           coalesce((select jsonb_agg(jsonb_build_object('familyId', l.family_id, 'pct', l.share / 100.0,
                      'lossPct', l.loss_pct) order by l.place)
              from atelier.composition_line l where l.composition_id = c.id and l.family_id is not null), '[]') as raws,
           coalesce((select jsonb_agg(jsonb_build_object('packagingId', l.packaging_id, 'quantity', l.quantity / 1000.0,
                      'lossPct', l.loss_pct) order by l.place)
              from atelier.composition_line l where l.composition_id = c.id and l.packaging_id is not null), '[]') as packagings
      from atelier.composition c where c.article_id in ${eachOf(articleIds)}
     order by c.state = 'active', c.version_no`.execute(db)
  return new Map(rows.map(row => [`${row.articleId} ${row.validFrom}`, row]))
}

async function writeCompositions({ db }: BulkGiven<AtelierTables>, rows: readonly Planned<Values, Plan>[]) {
  const atelier = db as AtelierDb
  for (const { plan } of rows) {
    const { id, articleId, told } = plan
    await holdArticle(atelier, articleId)
    if (id === null) await insertDraft(atelier, articleId, told)
    else await rewriteDraft(atelier, id, told)
  }
}
