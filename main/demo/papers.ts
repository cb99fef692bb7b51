import { Readable } from 'node:stream'
import type { FileStore } from '#kernel/server/files.ts'
import { endOfTerm } from '#rh/employee-documents/employee-document.model.ts'
import { usualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import { waitsForSeason } from './contracts.ts'
import type { Row } from './insert-rows.ts'
import type { Organisation } from './organisation.ts'
import { type SeededRandom, seededIds, seededRandom } from './seeded-random.ts'
import type { Employee } from './staff.ts'
import { writtenPdf } from './written-pdf.ts'

type Context = { organisation: Organisation; files: FileStore | undefined; today: string; actorId: string | null }

type Habit = {
  /** How many of a hundred have one. */
  share: number
  /** Months that it holds. */
  months: number | null
}

/** Papers that a farm asks of its people, beside the permits of foreigners. */
const habits: Readonly<Record<string, Habit>> = {
  idCard: { share: 88, months: 120 },
  drivingLicence: { share: 55, months: 180 },
  carteVitale: { share: 70, months: null },
  rib: { share: 80, months: null },
  medicalVisit: { share: 82, months: 60 },
  caces: { share: 16, months: 60 },
  certiphyto: { share: 12, months: 60 },
  sst: { share: 9, months: 24 },
}

/** People whose papers have been scanned; of the others only dates and numbers were taken over. */
const scannedPeople = 24

/** Papers of those who are there or are awaited, by table; the bytes of some are put into the store. */
export async function rowsOfPapers(employees: readonly Employee[], context: Context) {
  const tables: Record<'kernel.file' | 'rh.employee_document' | 'rh.employee_document_file', Row[]> = {
    'kernel.file': [],
    'rh.employee_document': [],
    'rh.employee_document_file': [],
  }
  const present = employees.filter(employee => employee.leftOn === null || waitsForSeason(employee, context.today))
  for (const [place, employee] of present.entries()) {
    const random = seededRandom(`papers of ${employee.id}`)
    const id = seededIds(random, Date.parse(employee.hiredOn))
    const papers = Object.keys(habits).flatMap(kind => drawPaper(employee, kind, { random, id, context }) ?? [])
    tables['rh.employee_document'].push(...papers)
    if (!context.files || place >= scannedPeople) continue
    for (const paper of papers) {
      const fileId = id()
      tables['kernel.file'].push({ id: fileId, ...(await scanOf(employee, paper, context.files, context)) })
      tables['rh.employee_document_file'].push({ documentId: paper.id, position: 0, fileId })
    }
  }
  return tables
}

type Drawing = { random: SeededRandom; id: () => string; context: Context }

function drawPaper(employee: Employee, code: string, { random, id, context }: Drawing) {
  const { share, months } = habits[code] as Habit
  const kind = usualDocumentKinds.find(known => known.code === code)
  if (!kind || !random.chance(share / 100)) return null
  const from = months === null ? null : drawStart(random, context.today, months)
  return {
    id: id(),
    employeeId: employee.id,
    kindCode: code,
    isSingle: kind.isSingle,
    identificationNumber: kind.hasNumber ? String(random.int(100_000_000, 999_999_999)) : null,
    startingDate: from,
    expirationDate: from && months ? endOfTerm(from, months) : null,
    status: 'accepted',
    createdAt: broughtAt(employee, from),
    createdBy: context.actorId,
    version: 1,
  }
}

/** On the day of his hiring, or once there was such a paper. */
const broughtAt = ({ hiredOn }: Employee, from: string | null) => `${from && from > hiredOn ? from : hiredOn}T09:40:00Z`

/** Most papers have years before them; one in twenty has just ended or is about to. */
function drawStart(random: SeededRandom, today: string, months: number) {
  const left = random.chance(0.05) ? random.int(-40, 80) : random.int(90, Math.max(120, months * 30 - 60))
  return Temporal.PlainDate.from(today).add({ days: left }).subtract({ months }).toString()
}

async function scanOf(
  { identity: { firstname, name } }: Employee,
  { kindCode, expirationDate, createdAt }: { kindCode: string; expirationDate: string | null; createdAt: string },
  files: FileStore,
  { organisation, actorId }: Context,
) {
  const title = usualDocumentKinds.find(({ code }) => code === kindCode)?.label ?? kindCode
  const mark = organisation.plan.canary ? [organisation.plan.canary] : []
  const lines = [`${firstname} ${name}`, ...(expirationDate ? [`Valable jusqu’au ${expirationDate}`] : []), ...mark]
  const bytes = Readable.from([writtenPdf(`${title} (spécimen)`, lines)])
  const rule = { types: ['application/pdf'], maxBytes: 1_000_000 }
  const { storageKey, ...stored } = await files.store(organisation.clientId, `${title}.pdf`, bytes, rule)
  return { storageKey, ...stored, createdBy: actorId, scan: 'none', createdAt }
}
