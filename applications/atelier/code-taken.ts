import { withFreeCode as withFreeCodeSaid } from '#kernel/server/with-free-code.ts'

/** Writes a row of a workshop whose code may be taken there. @throws Refusal 400 with code CODE_TAKEN at the field */
export const withFreeCode = <Result>(fields: Readonly<Record<string, string>>, write: () => Promise<Result>) =>
  withFreeCodeSaid({ fields, text: 'atelier.workshop.code-taken' }, write)
