/** The largest file that may be joined to a contract, and how long it may take (hr-and-workshop, section 5). */
export const mostBytes = 15 * 1_024 * 1_024
export const patienceMs = 30_000
export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png']
