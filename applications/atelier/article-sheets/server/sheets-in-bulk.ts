import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import {
  amount,
  articleCode,
  fateOf,
  kilograms,
  saidOf,
  workshopIds,
  noWorkshop,
  workshopColumn,
  writeMaster,
} from '#atelier/masters-in-bulk.ts'

type Values = {
  workshop: string
  article: string
  nominalG: number
  unitsPerCase: number
  netCaseKg: number
  casesPerHour: number
  expectedLossPct: number
  casesPerPallet: number
  bestBeforeDays: number
}
type Told = Pick<Values, 'nominalG' | 'unitsPerCase' | 'casesPerHour'> &
  Partial<Pick<Values, 'expectedLossPct' | 'casesPerPallet' | 'bestBeforeDays'>> & { netCaseG?: number }
type Plan = { id: string | null; workshopId: string; articleId: string; told: Told }
type Row = { values: Partial<Values> }
type Standing = Required<Told> & { id: string; workshopId: string; articleId: string }

/** How workshops make their articles, from somebody's own file: by workshop and article, which are there. */
export const sheetsInBulk = bulkModel<Values, AtelierTables, Plan>({
  key: 'workshopSheet',
  label: 'atelier.bulk.sheets',
  columns: {
    workshop: workshopColumn,
    article: {
      label: 'trade.article',
      synonyms: ['article', 'code article', 'référence', 'article code', 'item', 'artículo'],
      required: true,
      read: articleCode,
    },
    nominalG: {
      label: 'atelier.field.nominalG',
      synonyms: ['nominal', 'nominal g', 'poids nominal', 'nominal weight'],
      required: true,
      read: amount({ least: 1, most: 100_000_000 }),
    },
    unitsPerCase: {
      label: 'atelier.field.unitsPerCase',
      synonyms: ['uvc par colis', 'uvc/colis', 'unités par colis', 'units per case'],
      required: true,
      read: amount({ least: 1, most: 10_000 }),
    },
    netCaseKg: {
      label: 'atelier.field.netCaseKg',
      synonyms: ['poids net colis', 'poids colis', 'net case weight', 'peso neto caja'],
      read: kilograms(10_000),
    },
    casesPerHour: {
      label: 'atelier.field.casesPerHour',
      synonyms: ['colis par heure', 'cadence', 'colis/h', 'cases per hour', 'cajas por hora'],
      required: true,
      read: amount({ least: 1, most: 100_000 }),
    },
    expectedLossPct: {
      label: 'atelier.field.expectedLossPct',
      synonyms: ['freinte', 'perte attendue', 'perte', 'loss', 'merma'],
      read: amount({ least: 0, most: 60, decimals: 1 }),
    },
    casesPerPallet: {
      label: 'atelier.field.casesPerPallet',
      synonyms: ['colis par palette', 'cases per pallet'],
      read: amount({ least: 1, most: 10_000 }),
    },
    bestBeforeDays: {
      label: 'atelier.field.bestBeforeDays',
      synonyms: ['dluo', 'ddm', 'jours avant dluo', 'best before'],
      read: amount({ least: 0, most: 3_650 }),
    },
  },
  identities: ({ workshop, article }) => [`${workshop} ${article}`],
  judge: judgeSheets,
  upsert: writeSheets,
})

async function judgeSheets({ db }: BulkGiven<AtelierTables>, rows: readonly Row[]): Promise<Judgement<Values, Plan>[]> {
  const atelier = db as AtelierDb
  const workshops = await workshopIds(atelier, rows)
  const articles = await articleIds(
    atelier,
    rows.flatMap(({ values }) => values.article ?? []),
  )
  const sheets = await sheetsOf(atelier, [...workshops.values()])
  return rows.map(({ values: { workshop = '', article = '', netCaseKg: netCaseG, ...said } }) => {
    const workshopId = workshops.get(workshop)
    if (!workshopId) return noWorkshop
    const articleId = articles.get(article)
    if (!articleId) return { fate: 'refused', problems: [{ column: 'article', label: 'atelier.bulk.no-article' }] }
    const told = saidOf({ ...said, netCaseG }) as Told
    const standing = sheets.get(`${workshopId} ${articleId}`)
    const plan = { id: standing?.id ?? null, workshopId, articleId, told }
    return { fate: fateOf(standing, told), problems: [], plan }
  })
}

async function articleIds(db: AtelierDb, codes: readonly string[]) {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, upper(code) as code from platform.article
     where archived_at is null and upper(code) in ${eachOf(codes, 'text')}`.execute(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

async function sheetsOf(db: AtelierDb, workshops: readonly string[]) {
  const { rows } = await sql<Standing>`
    select id, workshop_id, article_id, nominal_g, units_per_case, net_case_g, cases_per_hour, expected_loss_pct::float8,
           cases_per_pallet, best_before_days
      from atelier.article_sheet where workshop_id in ${eachOf(workshops)}`.execute(db)
  return new Map(rows.map(row => [`${row.workshopId} ${row.articleId}`, row]))
}

/** A case of which no weight is said holds its units at their nominal. */
async function writeSheets({ db }: BulkGiven<AtelierTables>, rows: readonly Planned<Values, Plan>[]) {
  for (const { plan } of rows) {
    const { id, workshopId, articleId, told } = plan
    const netCaseG = told.netCaseG ?? told.nominalG * told.unitsPerCase
    await writeMaster(db as AtelierDb, 'atelier.article_sheet', id, { told, made: { netCaseG, workshopId, articleId } })
  }
}
