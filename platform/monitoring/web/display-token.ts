const name = 'displaytoken'
const kept = `wall.${name}`

/** After the `#`, which browsers send to no server and write into no log of one. */
export const addressWithToken = (path: string, token: string) =>
  `${window.location.origin}${path}#${new URLSearchParams({ [name]: token })}`

/**
 * The token of the link that opened this tab, after `#` or `?`. It leaves the address at once, and stays with the tab so
 * that a reload finds it.
 */
export function takeDisplayToken(): string | null {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const told = new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name)
  if (told === null) return sessionStorage.getItem(kept)
  sessionStorage.setItem(kept, told)
  query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', pathname + rest)
  return told
}
