import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall } from '#kernel/web/api.ts'
import { contactsCalls } from '../contacts.calls.ts'

/** Hands somebody over as a vCard. */
export const useTakeCard = () => (id: string) =>
  void downloadCall(contactsCalls.getContactCard, { id }, { staysOnPage: true }).catch((failure: ApiError) =>
    raiseAlert({ kind: 'error', text: failure.message }),
  )
