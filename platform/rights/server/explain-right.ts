import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Explanation } from '../right.model.ts'
import { administeredBy } from './administered.queries.ts'
import { askWithin } from './ask.ts'
import { sentenceOf } from './explanation-sentence.ts'
import { type Facts, factsOf } from './explanation.queries.ts'
import { requireOwnPeople } from './own-people.queries.ts'
import { levelsOf, ownLevelsOf } from './levels.queries.ts'
import { perimeterOf } from './perimeter.queries.ts'
import { boundsAbove, type Cap, giftsIn } from './weigh-facts.ts'

type Asking = { db: PlatformDb; caller: Caller; clock: Clock; say: Translate; language: Language }
type Asked = { userId: string; elementId: number }

/**
 * Where somebody's right on an element comes from, and what bounds it. The level is the one that judges his calls; the
 * rest is told beside it.
 * @throws Refusal 404 for who is not of one's people, or an element that is not there
 */
export async function explainRight(
  asking: Asking,
  catalogue: ElementCatalogue,
  { userId, elementId }: Asked,
): Promise<Explanation> {
  const { db, caller, clock, language, say } = asking
  const element = catalogue.elements().find(({ id }) => id === elementId)
  const clientId = caller.clientId
  if (!element || !clientId) throw notFound()
  await requireOwnPeople(db, await administeredBy(db, caller), caller, userId)
  const now = clock.now()
  const facts = await factsOf(db, { userId, elementId, now })
  if (!facts) throw notFound()

  const who = { clientId, userId, now }
  const [held] = await levelsOf(askWithin(db), who, [elementId])
  const level = held?.level ?? 0
  const gifts = giftsIn(facts, await ownOfLenders(db, facts, { clientId, elementId, now }))
  const words = { say, language, kind: element.kind }
  const named = ({ kind, name }: Cap) => say(language, `rights.bound-by.${kind}`, { name })
  return {
    person: facts.person,
    element: { id: elementId, name: element.name[language], path: element.path, kind: element.kind },
    level,
    readOnly: level === 1,
    sources: gifts.map(({ kind, name, level: given, cappedTo, cap }) => ({
      kind,
      name,
      level: given,
      cappedTo,
      cappedBy: cap ? named(cap) : null,
    })),
    ceilings: boundsAbove(facts).map(bound => ({
      kind: bound.kind,
      name: bound.name,
      ceiling: bound.ceiling,
      binding: gifts.some(({ cap }) => cap?.kind === bound.kind && cap.name === bound.name),
    })),
    companies: await companiesOf(db, await perimeterOf(askWithin(db), who, elementId)),
    sentence: sentenceOf(words, { facts, gifts, level, element: element.name[language] }),
  }
}

async function ownOfLenders(
  db: PlatformDb,
  { loans }: Facts,
  { clientId, elementId, now }: { clientId: string; elementId: number; now: Temporal.Instant },
) {
  const own = new Map<string, number>()
  for (const userId of new Set(loans.map(({ delegatorId }) => delegatorId))) {
    const [held] = await ownLevelsOf(askWithin(db), { clientId, userId, now }, [elementId])
    own.set(userId, held?.level ?? 0)
  }
  return own
}

async function companiesOf(db: PlatformDb, levels: ReadonlyMap<string, Level>): Promise<Explanation['companies']> {
  if (levels.size === 0) return []
  const companies = await db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('id', 'in', [...levels.keys()])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return companies.map(({ id, name }) => ({ id, name, level: levels.get(id) ?? 0 }))
}
