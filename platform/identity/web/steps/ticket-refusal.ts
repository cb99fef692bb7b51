import { ApiError } from '#kernel/web/api.ts'
import { t } from '#kernel/web/i18n.ts'

/** A ticket lives five minutes and bears five wrong codes: beyond that one begins again with the password. */
export const isTicketOver = (failure: unknown) => failure instanceof ApiError && failure.status === 401

/** What was wrong, in the words that the server puts at `field`, or in general. */
export function refusalAt(field: string, failure: unknown) {
  if (!(failure instanceof ApiError)) throw failure
  return failure.fields.find(refused => refused.field === field)?.message ?? failure.message
}

export const ticketOver = () => t('identity.step.over')
