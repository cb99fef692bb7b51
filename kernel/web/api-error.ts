/** One field that the server refused, by its name in the call's input. */
export type FieldError = { field: string; code: string; message: string }

type Details = {
  status: number
  code: string
  message: string
  reason?: string
  fields?: FieldError[]
  requestId?: string
  retryAfter?: number
  detail?: Readonly<Record<string, unknown>>
}

/**
 * A call that did not succeed. `status` is 0 when no answer came: code NETWORK, TIMEOUT or ABORTED.
 * `message` is written for the person, in his language.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Why a session ended, beside the code of a 401. */
  readonly reason: string | undefined
  readonly fields: readonly FieldError[]
  readonly requestId: string | undefined
  /** Seconds to wait before the next try is worth it. */
  readonly retryAfter: number | undefined
  /** What the call says of its refusal beside the rest: what others changed, how many there are. */
  readonly detail: Readonly<Record<string, unknown>>

  constructor({ status, code, message, reason, fields = [], requestId, retryAfter, detail = {} }: Details) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.reason = reason
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
    this.detail = detail
  }
}

/** The same refusal with its fields named as a form names them; any other failure as it is. */
export const atFields = (failure: unknown, nameOf: (field: string) => string) =>
  failure instanceof ApiError
    ? new ApiError({
        ...failure,
        message: failure.message,
        fields: failure.fields.map(told => ({ ...told, field: nameOf(told.field) })),
      })
    : failure

/** What the server says of a refusal, or `fallback` when something else than the server answered. */
export async function errorOf(response: Response, fallback: string) {
  const text = await response.text()
  const { code, message, fields, requestId, ...detail } = parsed(text)
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: typeof message === 'string' ? message : fallback,
    reason: typeof detail.reason === 'string' ? detail.reason : undefined,
    detail,
    fields: Array.isArray(fields) ? fields : [],
    requestId: requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

type ErrorBody = { code?: unknown; message?: unknown; reason?: unknown; fields?: FieldError[]; requestId?: string }

function parsed(text: string): ErrorBody {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
