import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { accessTypeCodes, scopeKinds } from '../right.model.ts'
import { administeredBy } from './administered.queries.ts'
import { boundOf } from './bound-of.ts'
import { cellsOf } from './cells.queries.ts'
import { requireScope } from './known-scope.queries.ts'
import { boundsIn, type Knowledge, type Looking } from './matrix-columns.ts'

type Speaking = { say: Translate; language: Language }
type OnElement = { a: number; b: number; c: string }

export const accessType = ({ say, language }: Speaking, id: number) => ({
  id,
  code: accessTypeCodes[id] ?? accessTypeCodes[0],
  label: say(language, `rights.access.page.${id}`),
})

/** Where a right is set, from the largest to the smallest. */
export const accessLevels = ({ say, language }: Speaking) =>
  scopeKinds.map((kind, index) => ({
    id: index + 1,
    code: kind.toUpperCase(),
    label: say(language, `rights.scope.${kind}`),
  }))

/** @throws Refusal 404 for an element that is not there, or a scope that one does not administer */
export async function mostOnElement(looking: Looking & { caller: Caller }, { catalogue }: Knowledge, asked: OnElement) {
  const { scope, element, administered, clientId } = await found(looking, { catalogue }, asked)
  const bounds = await boundsIn(looking, { administered, clientId, elements: [element] }, [scope])
  return boundOf(bounds, scope, element)
}

/** @throws Refusal 404 as above */
export async function setOnElement(looking: Looking, knowledge: Knowledge, asked: OnElement) {
  const { scope, element } = await found(looking, knowledge, asked)
  const cells = (await cellsOf(looking.db, scope.scope, [scope.scopeId])).get(scope.scopeId)
  const value = cells?.get(element.id)?.value ?? null
  return { value: value ?? (scope.scope === 'company' ? 3 : 0), set: value !== null }
}

async function found(looking: Looking, { catalogue }: Knowledge, { a, b, c }: OnElement) {
  const { db, caller } = looking
  const element = catalogue.elements().find(({ id }) => id === a)
  const kind = scopeKinds[b - 1]
  if (!element || !kind || !caller.clientId) throw notFound()
  const administered = await administeredBy(db, caller)
  const scope = await requireScope(looking, administered, { scope: kind, scopeId: c })
  return { scope, element, administered, clientId: caller.clientId }
}
