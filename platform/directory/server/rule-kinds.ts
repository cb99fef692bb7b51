import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { DirectorySource, Looking, RuleChoice } from '../directory-source.slot.ts'
import type { RuleKind } from '../group.model.ts'
import { liveCompanies } from './live-companies.queries.ts'
import type { OpenSource } from './open-directory.ts'

type Given = Looking & { db: PlatformDb; say: Translate; language: Language }

/** Every kind of condition that a group may have, with what the reader can choose: the platform's, then those of applications. */
export async function ruleKindsFor(
  given: Given,
  directory: readonly OpenSource[],
  sources: readonly DirectorySource[],
): Promise<RuleKind[]> {
  const { db, say, language } = given
  const kinds: RuleKind[] = [
    kindOf(
      'source',
      directory.map(({ source, plural }) => ({ value: source, label: say(language, plural) })),
    ),
    kindOf('company', await companies(db)),
    kindOf('service', await services(db)),
  ]
  for (const { kind, name, choices } of sources.flatMap(({ ruleKinds }) => ruleKinds)) {
    kinds.push({ kind, name: say(language, name), choices: await choices(db as never, given) })
  }
  return kinds

  function kindOf(kind: string, choices: RuleChoice[]) {
    return { kind, name: say(language, `directory.rule.${kind}`), choices }
  }
}

const companies = async (db: PlatformDb): Promise<RuleChoice[]> =>
  (await liveCompanies(db)).map(({ id, name }) => ({ value: id, label: name }))

const services = (db: PlatformDb): Promise<RuleChoice[]> =>
  db
    .selectFrom('platform.service as s')
    .innerJoin('platform.company as c', 'c.id', 's.companyId')
    .select(eb => ['s.id as value', eb(eb('c.name', '||', ' · '), '||', eb.ref('s.name')).as('label')])
    .where('s.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .orderBy('c.name')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute() as Promise<RuleChoice[]>
