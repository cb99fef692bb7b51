import { ApiError } from '#kernel/web/api.ts'

/** Where no field stands to say it: what is wrong with the field itself, else what was refused. */
export const failureInWords = (failure: unknown) =>
  failure instanceof ApiError ? (failure.fields[0]?.message ?? failure.message) : (failure as Error).message
