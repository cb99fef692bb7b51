import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import {
  amount,
  fateOf,
  linesByCode,
  codeColumn,
  kindColumn,
  labelColumn,
  lineColumn,
  noWorkshop,
  saidOf,
  workshopColumn,
  workshopIds,
  writeMaster,
  yesOrNo,
} from '#atelier/masters-in-bulk.ts'
import { mostOperations, operationKinds } from '../line.model.ts'

type Values = {
  workshop: string
  line: string
  code: string
  label: string
  kind: (typeof operationKinds)[number]
  rank: number
  people: number
  active: 'yes' | 'no'
}
type Told = { label: string; kind: Values['kind']; rank?: number; peopleNeeded?: number; active?: boolean }
type Plan = { id: string | null; ligneId: string; told: Told }
type Row = { values: Partial<Values> }
type Standing = Required<Told> & { id: string; ligneId: string; code: string }

const kindWords: Record<Values['kind'], readonly string[]> = {
  changeover: ['Changement de format', 'changeover', 'cambio de formato'],
  pouring: ['Versement', 'pouring', 'vertido'],
  sorting: ['Tri', 'calibrage', 'sorting', 'triaje'],
  packing: ['Emballage', 'conditionnement', 'packing', 'envasado'],
  labelling: ['Étiquetage', 'labelling', 'etiquetado'],
  palletising: ['Palettisation', 'palletising', 'paletizado'],
  cleaning: ['Nettoyage', 'cleaning', 'limpieza'],
  control: ['Contrôle', 'control', 'check'],
}

/** Steps along lines that are there, from somebody's own file: by workshop, line and code. */
export const operationsInBulk = bulkModel<Values, AtelierTables, Plan>({
  key: 'workshopOperation',
  label: 'atelier.bulk.operations',
  columns: {
    workshop: workshopColumn,
    line: { ...lineColumn, required: true },
    code: codeColumn('code opération', 'operation code'),
    label: labelColumn('opération'),
    kind: kindColumn(kindWords, 'type d’opération'),
    rank: {
      label: 'atelier.field.rank',
      synonyms: ['rang', 'ordre', 'rank', 'orden'],
      read: amount({ least: 1, most: mostOperations }),
    },
    people: {
      label: 'field.people',
      synonyms: ['personnes', 'effectif', 'nombre de personnes', 'people', 'personas'],
      read: amount({ least: 0, most: 99 }),
    },
    active: { label: 'state.active', synonyms: ['actif', 'active', 'en service', 'activo'], read: yesOrNo },
  },
  identities: ({ workshop, line, code }) => [`${workshop} ${line} ${code}`],
  judge: judgeOperations,
  upsert: writeOperations,
})

async function judgeOperations(
  { db }: BulkGiven<AtelierTables>,
  rows: readonly Row[],
): Promise<Judgement<Values, Plan>[]> {
  const atelier = db as AtelierDb
  const workshops = await workshopIds(atelier, rows)
  const lines = await linesByCode(atelier, [...workshops.values()])
  const standing = await operationsOfLines(
    atelier,
    [...lines.values()].map(({ id }) => id),
  )
  const known = new Map(standing.map(row => [`${row.ligneId} ${row.code}`, row]))
  const steps = new Map([...Map.groupBy(standing, row => row.ligneId)].map(([id, theirs]) => [id, theirs.length]))
  return rows.map(({ values: { workshop = '', line, code, label = '', kind = 'packing', rank, people, active } }) => {
    const workshopId = workshops.get(workshop)
    if (!workshopId) return noWorkshop
    const ligneId = lines.get(`${workshopId} ${line}`)?.id
    if (!ligneId) return { fate: 'refused', problems: [{ column: 'line', label: 'atelier.bulk.no-line' }] }
    const isOn = active === undefined ? undefined : active === 'yes'
    const told = { label, kind, ...saidOf({ rank, peopleNeeded: people, active: isOn }) } as Told
    const former = known.get(`${ligneId} ${code}`)
    const there = (steps.get(ligneId) ?? 0) + (former ? 0 : 1)
    if (there > mostOperations)
      return {
        fate: 'refused',
        problems: [{ label: 'atelier.bulk.too-many-operations', values: { most: mostOperations } }],
      }
    steps.set(ligneId, there)
    return { fate: fateOf(former, told), problems: [], plan: { id: former?.id ?? null, ligneId, told } }
  })
}

async function operationsOfLines(db: AtelierDb, ligneIds: readonly string[]) {
  const { rows } = await sql<Standing>`
    select id, ligne_id, code, label, kind, rank, people_needed, active
      from atelier.ligne_operation where ligne_id in ${eachOf(ligneIds)}`.execute(db)
  return rows
}

/** One that says no rank comes after those of its line. */
async function writeOperations({ db }: BulkGiven<AtelierTables>, rows: readonly Planned<Values, Plan>[]) {
  const atelier = db as AtelierDb
  for (const { values, plan } of rows) {
    const { id, ligneId, told } = plan
    const rank = told.rank ?? (id === null ? await rankAfterAll(atelier, ligneId) : undefined)
    const made = { ligneId, code: values.code }
    await writeMaster(atelier, 'atelier.ligne_operation', id, { told: { ...told, ...saidOf({ rank }) }, made })
  }
}

async function rankAfterAll(db: AtelierDb, ligneId: string) {
  const { last } = await db
    .selectFrom('atelier.ligne_operation')
    .select(({ fn }) => fn.max('rank').as('last'))
    .where('ligneId', '=', ligneId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
