import { endingsOf } from '#kernel/shared/file-endings.ts'

/** Bytes of one file. */
export const mostBytes = 15_000_000

/** Milliseconds after which a browser gives papers up (hr-and-workshop, section 5). */
export const patienceMs = 30_000

/** Pages of one paper. */
export const mostFiles = 10

/** Types by their content. */
const pictures = ['image/jpeg', 'image/png', 'image/heic']
export const paperTypes = ['application/pdf', ...pictures]
export const allTypes = [
  ...paperTypes,
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** What a paper of a kind may be: a CV is written too, a portrait is a picture. */
export function typesOf(kind: string): readonly string[] {
  if (kind === 'profilePicture') return pictures
  return kind === 'resume' ? allTypes : paperTypes
}

/** The same as a browser chooses by: many know a picture of a telephone by its ending alone. */
export const choosableOf = (kind: string) => [
  ...typesOf(kind),
  ...(endingsOf['image/heic'] ?? []).map(ending => `.${ending}`),
]

export const isPicture = (mime: string) => mime.startsWith('image/')
