/** The page that says what happened, and to which address. */
export const outcomeAddress = (page: '/unauthorized' | '/error-404', address: string) =>
  `${page}?${new URLSearchParams({ address })}`

/** An address in a sentence: from left to right in Arabic too. */
export const spokenAddress = (address: string) => `\u2066${address}\u2069`
