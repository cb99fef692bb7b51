import type { ApiError } from '#kernel/web/api.ts'

/** What the server says of an older harvest, where somebody is to say why it waits. */
export const olderLotAsked = (refusal: ApiError | null) =>
  refusal?.fields.find(({ field, code }) => field === 'reason' && code === 'REASON_REQUIRED')?.message
