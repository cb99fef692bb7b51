import { wrongField } from './errors.ts'

type Taken = {
  /** The field that each rule of the database is about. */
  fields: Readonly<Record<string, string>>
  /** Label of what is said there. */
  text: string
}

/**
 * Writes a row whose code or label may be taken by one that somebody else writes at the same time: the database
 * refuses, here in words, at the field that each of its rules is about.
 * @throws Refusal 400 with code CODE_TAKEN at the field
 */
export const withFreeCode = <Result>({ fields, text }: Taken, write: () => Promise<Result>): Promise<Result> =>
  write().catch((error: { constraint?: string }) => {
    const field = error.constraint === undefined ? undefined : fields[error.constraint]
    if (field === undefined) throw error
    throw wrongField(field, 'CODE_TAKEN', text)
  })
