import type { ApiError } from '#kernel/web/api.ts'

/** An id of somebody else's answers as one that does not exist, and so does what is no id at all. */
export const isUnknown = (error: ApiError | null) => error?.status === 404 || error?.status === 400
