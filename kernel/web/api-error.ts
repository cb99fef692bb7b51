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

  constructor({ status, code, message, reason, fields = [], requestId, retryAfter }: Details) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.reason = reason
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** What the server says of a refusal, or `fallback` when something else than the server answered. */
export async function errorOf(response: Response, fallback: string) {
  const text = await response.text()
  const body = parsed(text)
  return new ApiError({
    status: response.status,
    code: typeof body.code === 'string' ? body.code : 'UNKNOWN',
    message: typeof body.message === 'string' ? body.message : fallback,
    reason: typeof body.reason === 'string' ? body.reason : undefined,
    fields: Array.isArray(body.fields) ? body.fields : [],
    requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined,
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
