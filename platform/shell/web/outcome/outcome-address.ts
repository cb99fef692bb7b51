/** The page that says what happened, and to which address. */
export const outcomeAddress = (page: '/unauthorized' | '/error-404', address: string) =>
  `${page}?${new URLSearchParams({ address })}`
