import { inOneForm } from '#platform/imports/readers.model.ts'
import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import {
  amount,
  fateOf,
  kilograms,
  linesByCode,
  codeColumn,
  labelColumn,
  saidOf,
  workshopIds,
  noWorkshop,
  workshopColumn,
  writeMaster,
} from '#atelier/masters-in-bulk.ts'

type Values = {
  workshop: string
  code: string
  label: string
  position: number
  kgPerHour: number
  casesPerHour: number
  stationCount: number
}
type Told = {
  label: string
  position?: number
  gPerHour?: number
  casesPerHour?: number
  stationCount?: number
}
type Plan = { id: string | null; workshopId: string; told: Told }
type Row = { values: Partial<Values> }

/** Lines of workshops from somebody's own file: by workshop and code. */
export const linesInBulk = bulkModel<Values, AtelierTables, Plan>({
  key: 'workshopLine',
  label: 'atelier.bulk.lines',
  columns: {
    workshop: workshopColumn,
    code: codeColumn('code ligne', 'line code'),
    label: labelColumn('ligne'),
    position: {
      label: 'atelier.field.position',
      synonyms: ['place', 'ordre', 'position', 'orden'],
      read: amount({ least: 0, most: 999 }),
    },
    kgPerHour: {
      label: 'atelier.field.kgPerHour',
      synonyms: ['kilos par heure', 'kg/h', 'kg par heure', 'kg per hour', 'kg por hora'],
      read: kilograms(100_000),
    },
    casesPerHour: {
      label: 'atelier.field.casesPerHour',
      synonyms: ['colis par heure', 'cadence', 'colis/h', 'cases per hour', 'cajas por hora'],
      read: amount({ least: 1, most: 100_000 }),
    },
    stationCount: {
      label: 'atelier.field.stationCount',
      synonyms: ['postes', 'nombre de postes', 'stations', 'puestos'],
      read: amount({ least: 1, most: 99 }),
    },
  },
  identities: ({ workshop, code, label }) => [`${workshop} ${code}`, `${workshop} ${inOneForm(label)}`],
  judge: judgeLines,
  upsert: writeLines,
})

async function judgeLines({ db }: BulkGiven<AtelierTables>, rows: readonly Row[]): Promise<Judgement<Values, Plan>[]> {
  const workshops = await workshopIds(db as AtelierDb, rows)
  const lines = await linesByCode(db as AtelierDb, [...workshops.values()])
  const labels = new Map([...lines.values()].map(line => [`${line.workshopId} ${inOneForm(line.label)}`, line.id]))
  return rows.map(({ values: { workshop = '', code = '', label = '', kgPerHour, ...rest } }) => {
    const workshopId = workshops.get(workshop)
    if (!workshopId) return noWorkshop
    const standing = lines.get(`${workshopId} ${code}`)
    const bearer = labels.get(`${workshopId} ${inOneForm(label)}`)
    if (bearer !== undefined && bearer !== standing?.id)
      return { fate: 'refused', problems: [{ column: 'label', label: 'atelier.bulk.label-taken' }] }
    const { position, casesPerHour, stationCount } = rest
    const told = { label, ...saidOf({ position, gPerHour: kgPerHour, casesPerHour, stationCount }) } as Told
    return { fate: fateOf(standing, told), problems: [], plan: { id: standing?.id ?? null, workshopId, told } }
  })
}

async function writeLines({ db, actorId }: BulkGiven<AtelierTables>, rows: readonly Planned<Values, Plan>[]) {
  for (const { values, plan } of rows) {
    const { id, workshopId, told } = plan
    const made = { workshopId, code: values.code, createdBy: actorId }
    await writeMaster(db as AtelierDb, 'atelier.ligne_atelier', id, { told, made })
  }
}
