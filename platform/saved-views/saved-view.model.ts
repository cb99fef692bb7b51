import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** What a view keeps of an address: words, order, tab and filters; never the page, nor how many rows it has. */
const isKept = (name: string) => ['search', 'sort', 'tab'].includes(name) || name.startsWith('f.')

/** The part of an address that narrows a list, always in one order: two addresses of the same rows read alike. */
export function viewQuery(address: string | URLSearchParams): string {
  const kept = [...new URLSearchParams(address)].filter(([name, value]) => isKept(name) && value !== '')
  return new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

export const mostViews = 20

export const viewName = z
  .string()
  .overwrite(asOneLine)
  .min(1, { error: 'kernel.field.required' })
  .max(60, { error: 'saved-views.name-too-long' })

/** The list that a view narrows, by the name under which it keeps its page size: `rh.employees`. */
export const listName = z.string().regex(/^[a-z][a-z.-]{1,59}$/)

const longest = z.string().max(2000)
/** An accent is one letter as it is typed, and six in an address. */
const query = longest.transform(viewQuery).pipe(longest)

export const SavedView = z.object({ id: idOf('platform.saved_view'), name: z.string(), query: z.string() })
export type SavedView = z.output<typeof SavedView>

export const savedViewFields = { name: viewName, query }
