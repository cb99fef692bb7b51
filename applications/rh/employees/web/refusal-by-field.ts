import { ApiError } from '#kernel/web/api.ts'

const prefix = 'employee.'

/** The calls hold the person under `employee`; the forms name the fields alone. Anything but a refusal stays as it is. */
export function refusalByField(failure: unknown) {
  if (!(failure instanceof ApiError)) return failure
  const { status, code, message, reason, requestId } = failure
  const fields = failure.fields.map(error => ({
    ...error,
    field: error.field.startsWith(prefix) ? error.field.slice(prefix.length) : error.field,
  }))
  return new ApiError({ status, code, message, fields, ...(reason && { reason }), ...(requestId && { requestId }) })
}
