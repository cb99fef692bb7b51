/** A refusal that one field of the input is the reason of. */
export const atField = ({ status, code, label, values, cause }: Refusal, field: string) =>
  new Refusal(status, code, label, { values, cause, fields: [{ field, code, message: label, values }] })

/** A field of the input that must be mended; `message` is a label key until the road says it in the person's language. */
export type FieldError = { field: string; code: string; message: string; values?: Record<string, string | number> }

export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 502 | 503 | 507

/**
 * An expected refusal: a stable code for the program and a label key for the person. Thrown where it is known,
 * turned into HTTP once, on the road.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly code: string
  readonly label: string
  readonly values: Record<string, string | number>
  readonly fields: FieldError[] | undefined
  /** What a program may want beside the code: the reason of a lost session, the state that moved. */
  readonly detail: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: RefusalStatus,
    code: string,
    label: string,
    more: {
      values?: Record<string, string | number>
      fields?: FieldError[]
      detail?: Record<string, unknown>
      retryAfterSeconds?: number
      /** Of a refusal that those who run the platform must hear of: it is noted as an unexpected error is. */
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: more.cause })
    this.status = status
    this.code = code
    this.label = label
    this.values = more.values ?? {}
    this.fields = more.fields
    this.detail = more.detail
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** Absent, or of another client: both answer alike, so that nobody learns which. */
export const notFound = () => new Refusal(404, 'NOT_FOUND', 'kernel.error.not-found')

export const forbidden = () => new Refusal(403, 'FORBIDDEN', 'kernel.error.forbidden')

/** More than a call reads of fields, whatever they say. */
export const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'kernel.error.too-large')

/** What was announced did not arrive in time. */
export const tooSlow = () => new Refusal(408, 'TOO_SLOW', 'kernel.error.too-slow')

/** The body is not in the form that the call reads. */
export const unsupportedMediaType = () => new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'kernel.error.media-type')

/** Somebody else saved in between; the person reads again before he saves. */
export const versionConflict = () => new Refusal(409, 'VERSION_CONFLICT', 'kernel.error.version-conflict')

/** One field is wrong: `label` says how to mend it. */
export const wrongField = (field: string, code: string, label: string, values: FieldError['values'] = {}) =>
  new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', { fields: [{ field, code, message: label, values }] })
