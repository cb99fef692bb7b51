import type { Suggestion } from '#kernel/web/kit/use-suggestions.ts'
import { type ElementBranch, isInMenu } from '../element.model.ts'

/** Elements below which another may stand, each named with what it is under. */
export function placesBelow(tree: readonly ElementBranch[], above = ''): Suggestion[] {
  return tree
    .filter(element => isInMenu(element) && !element.archived)
    .flatMap(element => {
      const label = above ? `${above} › ${element.name}` : element.name
      return [{ value: String(element.id), label }, ...placesBelow(element.children, label)]
    })
}
