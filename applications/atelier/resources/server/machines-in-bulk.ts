import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import { text } from '#platform/imports/readers.model.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import {
  fateOf,
  linesByCode,
  codeColumn,
  kindColumn,
  labelColumn,
  lineColumn,
  saidOf,
  workshopIds,
  noWorkshop,
  workshopColumn,
  writeMaster,
  yesOrNo,
} from '#atelier/masters-in-bulk.ts'
import { resourceKinds } from '../resource.model.ts'

type Values = {
  workshop: string
  code: string
  label: string
  kind: (typeof resourceKinds)[number]
  line: string
  blocking: 'yes' | 'no'
  meterCode: string
  equipmentCode: string
}
type Told = {
  label: string
  kind: Values['kind']
  ligneId?: string
  blocking?: boolean
  meterCode?: string
  equipmentCode?: string
}
type Plan = { id: string | null; workshopId: string; told: Told }
type Row = { values: Partial<Values> }
type Standing = Required<Told> & { id: string; workshopId: string; code: string }

const kindWords: Record<Values['kind'], readonly string[]> = {
  sorter: ['Calibreuse', 'trieuse', 'sorter', 'calibradora'],
  filler: ['Remplisseuse', 'filler', 'llenadora'],
  flowpack: ['Flowpack'],
  labeller: ['Étiqueteuse', 'labeller', 'etiquetadora'],
  palletiser: ['Palettiseur', 'palletiser', 'paletizador'],
  detector: ['Détecteur', 'detector', 'détecteur de métaux'],
  scale: ['Balance', 'scale', 'balanza'],
  printer: ['Imprimante', 'printer', 'impresora'],
  forklift: ['Chariot', 'forklift', 'carretilla'],
  other: ['Autre', 'other', 'otra'],
}

/** Machines of workshops from somebody's own file: by workshop and code, on lines that are there. */
export const machinesInBulk = bulkModel<Values, AtelierTables, Plan>({
  key: 'workshopMachine',
  label: 'atelier.bulk.machines',
  columns: {
    workshop: workshopColumn,
    code: codeColumn('code machine', 'machine code'),
    label: labelColumn('machine'),
    kind: kindColumn(kindWords, 'type de machine'),
    line: lineColumn,
    blocking: {
      label: 'atelier.resource.blocking',
      synonyms: ['bloquante', 'arrête la ligne', 'blocking', 'bloqueante'],
      read: yesOrNo,
    },
    meterCode: {
      label: 'atelier.field.meterCode',
      synonyms: ['compteur', 'code compteur', 'meter', 'contador'],
      read: text(40),
    },
    equipmentCode: {
      label: 'atelier.field.equipmentCode',
      synonyms: ['équipement', 'code équipement', 'equipment', 'equipo'],
      read: text(40),
    },
  },
  identities: ({ workshop, code }) => [`${workshop} ${code}`],
  judge: judgeMachines,
  upsert: writeMachines,
})

async function judgeMachines(
  { db }: BulkGiven<AtelierTables>,
  rows: readonly Row[],
): Promise<Judgement<Values, Plan>[]> {
  const atelier = db as AtelierDb
  const workshops = await workshopIds(atelier, rows)
  const lines = await linesByCode(atelier, [...workshops.values()])
  const machines = await machinesByCode(atelier, [...workshops.values()])
  return rows.map(({ values: { workshop = '', code = '', label = '', kind = 'other', line, blocking, ...codes } }) => {
    const workshopId = workshops.get(workshop)
    if (!workshopId) return noWorkshop
    const ligneId = line === undefined ? undefined : lines.get(`${workshopId} ${line}`)?.id
    if (line !== undefined && !ligneId)
      return { fate: 'refused', problems: [{ column: 'line', label: 'atelier.bulk.no-line' }] }
    const { meterCode, equipmentCode } = codes
    const isBlocking = blocking === undefined ? undefined : blocking === 'yes'
    const told = { label, kind, ...saidOf({ ligneId, blocking: isBlocking, meterCode, equipmentCode }) } as Told
    const standing = machines.get(`${workshopId} ${code}`)
    return { fate: fateOf(standing, told), problems: [], plan: { id: standing?.id ?? null, workshopId, told } }
  })
}

/** Those that were put aside too: their code is theirs for good. */
async function machinesByCode(db: AtelierDb, workshops: readonly string[]) {
  const { rows } = await sql<Standing>`
    select id, workshop_id, code, label, kind, ligne_id, blocking, meter_code, equipment_code
      from atelier.resource where workshop_id in ${eachOf(workshops)}`.execute(db)
  return new Map(rows.map(row => [`${row.workshopId} ${row.code}`, row]))
}

async function writeMachines({ db }: BulkGiven<AtelierTables>, rows: readonly Planned<Values, Plan>[]) {
  for (const { values, plan } of rows) {
    const { id, workshopId, told } = plan
    await writeMaster(db as AtelierDb, 'atelier.resource', id, { told, made: { workshopId, code: values.code } })
  }
}
