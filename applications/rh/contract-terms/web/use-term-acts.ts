import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { referenceListsCalls } from '../reference-lists.calls.ts'
import { settings } from '../term.model.ts'
import type { TermKind } from './term-uses.tsx'

/** What stands over terms of a kind: whether they may be added, and why not for who writes in some companies alone. */
export function useTermActs(kind: TermKind) {
  const t = useT()
  const level = useLevel(settings)
  const { data: acts } = useCall(referenceListsCalls.getTermRights, {}, { staysOnPage: true })
  const mayWritePay = acts?.writePay ?? false
  const lacksPay = kind === 'salary' && !mayWritePay
  const mayAdd = (acts?.edit ?? false) && !lacksPay
  const isPuzzling = acts !== undefined && level >= 2 && !mayAdd
  const why = acts?.edit ? t('rh.term.pay-right') : t('rh.term.of-every-company')
  return { mayAdd, mayWritePay, why: isPuzzling ? why : null }
}
