import { atFields } from '#kernel/web/api.ts'

/** What the server says of `company.name` stands at the field `name` of the form. */
export const atFieldsOf =
  (group: string) =>
  (failure: unknown): never => {
    throw atFields(failure, field => field.replace(`${group}.`, ''))
  }
