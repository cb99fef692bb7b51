import { code as codeCell, oneOf, text } from '#platform/imports/readers.model.ts'
import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { Code, Gtin, kindsOfArticle, unitsOfArticle } from '../article.model.ts'
import { families } from './families.queries.ts'

type Values = {
  code: string
  name: string
  family: string
  kind: (typeof kindsOfArticle)[number]
  unit: (typeof unitsOfArticle)[number]
  gtin: string
}
type Told = { name: string; familyId: string; kind?: string; unit?: string; gtin?: string }
type Plan = { id: string | null; told: Told }

const kindWords = {
  raw: ['Brut', 'raw', 'bruto', 'matière première'],
  packed: ['Conditionné', 'packed', 'envasado', 'produit fini'],
  packaging: ['Emballage', 'packaging', 'envase'],
  phyto: ['Phytosanitaire', 'phyto'],
  service: ['Service', 'servicio'],
} as const
const unitWords = {
  kg: ['kg', 'kilo', 'kilogramme'],
  case: ['Colis', 'case', 'caja', 'carton'],
  piece: ['Pièce', 'piece', 'pieza', 'unité'],
  litre: ['Litre', 'litro', 'l'],
} as const

/** Articles from a file of the ERP or of somebody's own: by code, in families that are there. */
export const articlesInBulk = bulkModel<Values, PlatformTables, Plan>({
  key: 'article',
  label: 'trade.articles',
  columns: {
    code: {
      label: 'field.code',
      synonyms: ['référence', 'ref', 'code article', 'item code', 'código'],
      required: true,
      read: codeCell(Code),
    },
    name: {
      label: 'field.label',
      synonyms: ['désignation', 'nom', 'name', 'designación', 'nombre'],
      required: true,
      read: text(80),
    },
    family: {
      label: 'trade.family',
      synonyms: ['famille', 'code famille', 'family', 'familia'],
      required: true,
      read: codeCell(Code),
    },
    kind: {
      label: 'field.kind',
      synonyms: ['nature', 'type', 'kind', 'tipo'],
      read: oneOf(kindsOfArticle.map(value => ({ value, words: kindWords[value] }))),
    },
    unit: {
      label: 'trade.unit',
      synonyms: ['unité', 'unité de vente', 'unit', 'unidad'],
      read: oneOf(unitsOfArticle.map(value => ({ value, words: unitWords[value] }))),
    },
    gtin: { label: 'trade.gtin', synonyms: ['ean', 'ean13', 'code barre', 'barcode'], read: codeCell(Gtin) },
  },
  identities: ({ code }) => [code],
  judge: judgeArticles,
  upsert: writeArticles,
})

async function judgeArticles(
  { db }: BulkGiven<PlatformTables>,
  rows: readonly { values: Partial<Values> }[],
): Promise<Judgement<Values, Plan>[]> {
  const codes = rows.flatMap(({ values }) => values.code ?? [])
  const [known, standing] = await Promise.all([
    families(db),
    db
      .selectFrom('platform.article')
      .select(['id', 'code', 'name', 'familyId', 'kind', 'unit', 'gtin'])
      .where('code', 'in', codes.length > 0 ? codes : [''])
      .execute(),
  ])
  const familyIds = new Map(known.filter(({ archivedAt }) => archivedAt === null).map(({ code, id }) => [code, id]))
  const byCode = new Map(standing.map(row => [row.code, row]))
  return rows.map(({ values }) => {
    const familyId = familyIds.get(values.family ?? '')
    if (!familyId && values.family !== undefined)
      return { fate: 'refused', problems: [{ column: 'family', label: 'trade.family-unknown' }] }
    const { name = '', kind, unit, gtin } = values
    const told = { name, familyId: familyId ?? '', ...(kind && { kind }), ...(unit && { unit }), ...(gtin && { gtin }) }
    const present = byCode.get(values.code ?? '')
    if (!present) return { fate: 'created', problems: [], plan: { id: null, told } }
    const isSame = Object.entries(told).every(([column, value]) => present[column as keyof Told] === value)
    return { fate: isSame ? 'unchanged' : 'updated', problems: [], plan: { id: present.id, told } }
  })
}

async function writeArticles({ db }: BulkGiven<PlatformTables>, rows: readonly Planned<Values, Plan>[]) {
  for (const { values, plan } of rows) {
    if (plan.id)
      await db
        .updateTable('platform.article')
        .set(eb => ({ ...plan.told, version: eb('version', '+', 1) }))
        .where('id', '=', plan.id)
        .execute()
    else
      await db
        .insertInto('platform.article')
        .values({ kind: 'raw', unit: 'kg', ...plan.told, code: values.code })
        .execute()
  }
}
