import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** What keeps a paper: the register of the staff, a check of the right to work, or that it was put right since. */
type Keeping = 'register' | 'check' | 'correction'

const words = {
  register: 'rh.document.kept',
  check: 'rh.document.kept-for-check',
  correction: 'rh.document.kept-for-correction',
} as const satisfies Record<Keeping, string>

/**
 * Copies of permits are annexed to the register of the staff (code du travail, L1221-13, D1221-24) and kept five years
 * after their holder has left (R1221-26): once he has a contract or stands in a register, no permit of his goes. Nothing
 * that can be edited of the paper is asked, so that none is edited out of the rule; nor does a paper go by which the right
 * to work was checked, or whose copy it shares with its version before a correction.
 */
export async function keepingOf(db: RhDb, documentId: string): Promise<Keeping | null> {
  const { rows } = await sql<{ keeping: Keeping | null }>`
    select case when ${isAnnexed} then 'register' when ${isInCheck} then 'check' when ${isShared} then 'correction' end
           as keeping
      from rh.employee_document d where d.id = ${documentId}`.execute(db)
  return rows[0]?.keeping ?? null
}

/** @throws Refusal 409 */
export async function requireFree(db: RhDb, documentId: string) {
  const keeping = await keepingOf(db, documentId)
  if (keeping) throw new Refusal(409, 'DOCUMENT_KEPT', words[keeping])
}

const isAnnexed = sql`d.kind_code = 'workPermit' and d.status in ('accepted', 'corrected') and (exists (
  select from rh.employment_contract c
   where c.employee_id = d.employee_id and c.binds) or exists (
  select from rh.register_entry l where l.employee_id = d.employee_id))`

const isInCheck = sql`exists (
  select from rh.permit_check p where p.document_id = d.id or p.proof_document_id = d.id)`

const isShared = sql`exists (
  select from rh.employee_document_file o join rh.employee_document_file f on f.file_id = o.file_id
   where o.document_id = d.id and f.document_id <> d.id)`
