/** Where somebody stands on the careers site, below `/candidatures/{clientName}`. */
export type Place = { clientName: string } & (
  | { page: 'welcome' }
  | { page: 'offer'; offerId: string }
  | { page: 'form'; mail: string }
  | { page: 'sent'; mail: string }
  | { page: 'follow-up'; token: string }
)

type Address = { pathname: string; hash: string; search: string }

const isSinglePage = ({ pathname }: Pick<Address, 'pathname'>) => pathname.endsWith('.html')

/** The place that an address names, as its path or, on a single page, after `#`; undefined where it names none. */
export function placeOf(address: Address): Place | undefined {
  const path = isSinglePage(address) ? address.hash.slice(1).split('?')[0] : address.pathname
  const parts = (path ?? '').split('/').filter(Boolean).map(decoded)
  const [site, clientName, first, second] = parts
  if (site !== 'candidatures' || !clientName || parts.includes(undefined)) return undefined
  if (!first) return { clientName, page: 'welcome' }
  if (first === 'offres' && second) return { clientName, page: 'offer', offerId: second }
  if (first === 'suivi' && second) return { clientName, page: 'follow-up', token: second }
  if (!first.includes('@')) return { clientName, page: 'welcome' }
  return { clientName, page: second === 'applicationSent' ? 'sent' : 'form', mail: first }
}

/** A word of the address behind `?`, wherever the place stands. */
export const wordOfAddress = (address: Address, name: string) =>
  new URLSearchParams(isSinglePage(address) ? address.hash.split('?')[1] : address.search).get(name)

export function pathOf(place: Place) {
  const client = `/candidatures/${encodeURIComponent(place.clientName)}`
  switch (place.page) {
    case 'offer':
      return `${client}/offres/${place.offerId}`
    case 'follow-up':
      return `${client}/suivi/${place.token}`
    case 'form':
      return `${client}/${encodeURIComponent(place.mail)}`
    case 'sent':
      return `${client}/${encodeURIComponent(place.mail)}/applicationSent`
    default:
      return client
  }
}

/** What a link to a place bears. */
export const addressOf = (place: Place) => (isSinglePage(location) ? `#${pathOf(place)}` : pathOf(place))

/** Goes to a place; whoever draws hears of it as of the browser's own steps. */
export function go(place: Place) {
  history.pushState(null, '', addressOf(place))
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Follows links of this site without fetching it again. */
export const stepTo = (place: Place) => (event: Event) => {
  if ((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return
  event.preventDefault()
  go(place)
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
