import { use, useEffect } from 'react'
import { keepOnPage, UnsavedContext } from './unsaved.ts'

/**
 * Asks before unsaved changes are left behind: by a link, by the browser's back, by closing the tab, or the sheet in
 * which they stand. Nothing holds back the end of a session: what the page shows must go.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const keep = use(UnsavedContext)?.keep ?? keepOnPage
  useEffect(() => keep(isDirty), [keep, isDirty])
  return null
}
