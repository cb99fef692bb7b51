import type { Rights } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { levelInEveryCompany } from '#rh/level-in-every-company.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'

type Asking = { db: RhDb; rights: Rights }

/** Kinds are the client's: what is changed of one holds for the papers of all its companies. */
export const mayWriteKinds = async ({ db, rights }: Asking) => (await levelInEveryCompany(db, rights, deadlines)) === 3

/** @throws Refusal 400 for who manages the deadlines of some companies alone */
export async function requireWritesKinds(asking: Asking) {
  if (!(await mayWriteKinds(asking))) throw new Refusal(400, 'EVERY_COMPANY_NEEDED', 'rh.document-kind.whole-client')
}
