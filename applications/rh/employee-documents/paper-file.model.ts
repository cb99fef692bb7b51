/** Bytes of one file. */
export const mostBytes = 15_000_000

/** Milliseconds after which a browser gives papers up (hr-and-workshop, section 5). */
export const patienceMs = 30_000

/** Pages of one paper. */
export const mostFiles = 10

/** Types by their content, with the endings of a name that tell the truth about them. */
const pictures: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
}
const papers: Record<string, readonly string[]> = { 'application/pdf': ['pdf'], ...pictures }
const texts: Record<string, readonly string[]> = {
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
}
const contents = { ...papers, ...texts }

export const paperTypes = Object.keys(papers)
export const allTypes = Object.keys(contents)

/** What a paper of a kind may be: a CV is written too, a portrait is a picture. */
export function typesOf(kind: string): readonly string[] {
  if (kind === 'profilePicture') return Object.keys(pictures)
  return kind === 'resume' ? allTypes : paperTypes
}

/** The same as a browser chooses by: many know a picture of a telephone by its ending alone. */
export const choosableOf = (kind: string) => [
  ...typesOf(kind),
  ...(pictures['image/heic'] ?? []).map(ending => `.${ending}`),
]

/** A file bears the ending of what it is: `carte.jpg` is no PDF. */
export const isNamedTruly = (name: string, mime: string) =>
  (contents[mime as keyof typeof contents] ?? []).includes(name.split('.').at(-1)?.toLowerCase() ?? '')

export const isPicture = (mime: string) => mime.startsWith('image/')
