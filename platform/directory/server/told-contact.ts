import type { Rights } from '#kernel/server/answers.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { ownSource } from './own-contacts.ts'

export type Speaking = { rights: Rights; say: Translate; language: Language }

/** What a reader is told of a contact beside its row: its source in words, and whether he may edit it. */
export async function toldContact({ rights, say, language }: Speaking) {
  const edits = (await rights.level('annuaire/contacts')) >= 2
  return <Row extends { source: string; sourceName: string }>(row: Row) => ({
    ...row,
    sourceName: say(language, row.sourceName),
    can: { edit: edits && row.source === ownSource },
  })
}
