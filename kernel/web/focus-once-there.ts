/**
 * Gives the focus to what `find` finds in a place, at once or when what is fetched has brought it; not any more when the
 * person has gone elsewhere by then. Answers how to stop waiting.
 */
export function focusOnceThere(place: HTMLElement, find: (place: HTMLElement) => HTMLElement | null): () => void {
  const former = document.activeElement
  const focus = () => {
    const found = find(place)
    found?.focus({ preventScroll: true })
    return found !== null
  }
  if (focus()) return () => undefined
  const watch = new MutationObserver(() => {
    const present = document.activeElement
    const isElsewhere = present !== former && !present?.contains(place)
    if (isElsewhere || focus()) watch.disconnect()
  })
  watch.observe(place, { childList: true, subtree: true })
  return () => watch.disconnect()
}
