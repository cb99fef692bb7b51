import { wrongField } from '#kernel/server/errors.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { isMember } from '#culture/members.queries.ts'

/** @throws Refusal 400 of somebody who is no member */
export async function requireObserver(db: CultureDb, observerId: string) {
  if (!(await isMember(db, observerId))) throw wrongField('observerId', 'unknown', 'culture.rounds.observer-unknown')
}
