/** The company's slug in `/candidatures/{clientName}`, which comes as the path or, on a single page, after `#`. */
export function companyOfAddress({ pathname, hash }: { pathname: string; hash: string }) {
  const path = hash.startsWith('#/') ? hash.slice(1) : pathname
  const slug = path.match(/\/candidatures\/([^/]+)/)?.[1]
  return slug && decoded(slug)
}

/** A slug as one reads it: `serres-du-val-de-loire` gives `Serres du val de loire`. */
export function nameOfSlug(slug: string) {
  const words = slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function decoded(slug: string) {
  try {
    return decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
