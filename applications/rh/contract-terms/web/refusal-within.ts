import { ApiError } from '#kernel/web/api.ts'

/** The calls hold a term under its kind (`workTime.label`); the forms name its fields alone. */
export function refusalWithin(kind: string, failure: unknown) {
  if (!(failure instanceof ApiError)) return failure
  const { status, code, message, reason, requestId } = failure
  const prefix = `${kind}.`
  const fields = failure.fields.map(error => ({
    ...error,
    field: error.field.startsWith(prefix) ? error.field.slice(prefix.length) : error.field,
  }))
  return new ApiError({ status, code, message, fields, ...(reason && { reason }), ...(requestId && { requestId }) })
}
