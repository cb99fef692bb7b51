import type { Rights } from '#kernel/server/answers.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { ownSource } from './own-contacts.ts'
import { perimeterOfWriter } from './perimeter-of-writer.ts'

export type Speaking = { rights: Rights; say: Translate; language: Language }

type Told = { source: string; sourceName: string; companies: readonly { id: string }[] }

/** What a reader is told of a contact beside its row: its source in words, and what he may do with it. */
export async function contactForReader({ rights, say, language }: Speaking) {
  const [contacts, groups, messages] = await Promise.all([
    perimeterOfWriter(rights, 'annuaire/contacts'),
    perimeterOfWriter(rights, 'annuaire/groupes'),
    perimeterOfWriter(rights, 'annuaire/messages'),
  ])
  return <Row extends Told>(row: Row) => {
    const companyIds = row.companies.map(({ id }) => id)
    const setMessages = contacts(companyIds)
    return {
      ...row,
      sourceName: say(language, row.sourceName),
      can: {
        edit: setMessages && row.source === ownSource,
        setMessages,
        addToGroup: groups(companyIds),
        writeTo: messages(companyIds),
      },
    }
  }
}
