import { ApiError } from '#kernel/web/api.ts'

/** What the server says of `company.name` stands at the field `name` of the form. */
export const atFieldsOf =
  (group: string) =>
  (failure: unknown): never => {
    if (!(failure instanceof ApiError)) throw failure
    const { status, code, message, requestId } = failure
    const fields = failure.fields.map(({ field, ...told }) => ({ ...told, field: field.replace(`${group}.`, '') }))
    throw new ApiError({ status, code, message, fields, ...(requestId && { requestId }) })
  }
