import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from '#kernel/server/files.ts'
import { usualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import type { Row } from './insert-rows.ts'
import type { Organisation } from './organisation.ts'
import { seededIds, seededRandom } from './seeded-random.ts'
import type { Employee } from './staff.ts'
import { writtenPdf } from './written-pdf.ts'

type Context = { organisation: Organisation; files: FileStore | undefined; today: string; actorId: string | null }

/** What three people have sent by their links these days, which nobody has looked at yet; days ago. */
const sent = [
  { kind: 'medicalVisit', daysAgo: 3 },
  { kind: 'sst', daysAgo: 1 },
  { kind: 'idCard', daysAgo: 0 },
]

export async function rowsOfSentPieces(
  employees: readonly Employee[],
  { organisation, files, today, actorId }: Context,
) {
  const tables: Record<
    'kernel.file' | 'rh.document_request' | 'rh.employee_document' | 'rh.employee_document_file',
    Row[]
  > = { 'kernel.file': [], 'rh.document_request': [], 'rh.employee_document': [], 'rh.employee_document_file': [] }
  if (!files || !actorId) return tables
  const present = employees.filter(({ leftOn }) => leftOn === null)
  for (const [place, { kind: code, daysAgo }] of sent.entries()) {
    const employee = present[place * 2 + 1]
    const kind = usualDocumentKinds.find(known => known.code === code)
    if (!employee || !kind) continue
    const id = seededIds(seededRandom(`pieces of ${employee.id}`), Date.parse(today))
    const [requestId, documentId, fileId] = [id(), id(), id()]
    const day = Temporal.PlainDate.from(today).subtract({ days: daysAgo })
    const at = `${day}T05:20:00Z`
    tables['rh.document_request'].push({
      id: requestId,
      employeeId: employee.id,
      kindCode: code,
      channel: 'mail',
      tokenHash: `\\x${createHash('sha256').update(requestId).digest('hex')}`,
      askedAt: `${day.subtract({ days: 4 })}T08:00:00Z`,
      askedBy: actorId,
      expiresAt: `${day.add({ days: 26 })}T08:00:00Z`,
      answeredAt: at,
    })
    tables['rh.employee_document'].push({
      id: documentId,
      employeeId: employee.id,
      kindCode: code,
      isSingle: kind.isSingle,
      requestId,
      status: 'to_check',
      createdAt: at,
    })
    const mark = organisation.plan.canary ? [organisation.plan.canary] : []
    const { firstname, name } = employee.identity
    const bytes = Readable.from([writtenPdf(`${kind.label} (spécimen)`, [`${firstname} ${name}`, ...mark])])
    const rule = { types: ['application/pdf'], maxBytes: 1_000_000 }
    const { storageKey, ...stored } = await files.store(organisation.clientId, `${kind.label}.pdf`, bytes, rule)
    tables['kernel.file'].push({ id: fileId, storageKey, ...stored, scan: 'none', createdAt: at })
    tables['rh.employee_document_file'].push({ documentId, position: 0, fileId })
  }
  return tables
}
