/** Why a message did not reach somebody, where it is not the mail server that says it. */
export const failures = {
  /** The program was killed while it handed the mail over: whether it left is not known, and it is not sent twice. */
  interrupted: 'directory.failure.interrupted',
  refuses: 'directory.failure.refuses',
  noAccount: 'directory.failure.no-account',
} as const

const ours = new Set<string>(Object.values(failures))

/** The mail server's own words stay as they are. */
export const reasonInWords = (error: string, say: (label: string) => string) => (ours.has(error) ? say(error) : error)

const mostKept = 300

export const wordsOf = (error: unknown) => ((error as Error).message || 'error').slice(0, mostKept)
