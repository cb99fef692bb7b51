import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { chosenKind, keepDocument } from '#rh/employee-documents/employee-documents.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type ExemptionReason, needsProof } from '../exemption.model.ts'

/** The kind of paper that proves a dispense. */
const proofKind = 'mutuelleExemption'

type Asked = {
  employeeId: string
  reason: ExemptionReason | null
  /** The paper that is sent. */
  sent: StoredFile | undefined
  /** The one that proved it until now. */
  kept: string | null
  today: string
  at: string
  by: string
}

/**
 * The paper of the file that proves a dispense: the one that is sent, which is filed, or the one that is there.
 * @throws Refusal 400 EXEMPTION_PROOF where the ground asks one and none is there
 */
export async function proofOfExemption(db: RhDb, asked: Asked): Promise<string | null> {
  const { employeeId, reason, sent, kept, today, at, by } = asked
  if (reason === null) return null
  if (sent) {
    const kind = await chosenKind(db, proofKind)
    const { id } = await keepDocument(db, { employeeId, kind, files: [sent] }, { by, at })
    await keepStanding(db, [employeeId], today)
    return id
  }
  const found = kept ?? (await acceptedProof(db, employeeId, today))
  if (found === null && needsProof(reason)) {
    const label = 'rh.mutuelle.proof-missing'
    const fields = [{ field: 'exemptionDocument', code: 'exemption_proof', message: label }]
    throw new Refusal(400, 'EXEMPTION_PROOF', label, { fields })
  }
  return found
}

async function acceptedProof(db: RhDb, employeeId: string, today: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from rh.employee_document
     where employee_id = ${employeeId} and kind_code = ${proofKind} and status = 'accepted' and superseded_at is null
       and (expiration_date is null or expiration_date >= ${today}::date)
     order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}
