import type { Call } from '#kernel/shared/call.ts'
import type { List } from '#kernel/shared/list.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { TabChoice } from '#kernel/web/kit/tabs.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { retentionElement } from '../retention-place.model.ts'

/** The lists of the page share its tabs. */
export const listOfPage = { module: 'rh.retention', usualTab: 'toErase' }

export const useRetentionList = <L extends List>(call: Call & { list: L }) => useList(call, listOfPage)

/** What goes next and what has gone; the proofs of decisions for who manages the retention alone. */
export function useRetentionTabs(): TabChoice[] {
  const t = useT()
  const isManager = useLevel(retentionElement) >= 3
  return [
    { value: 'toErase', label: t('rh.retention.to-erase') },
    { value: 'erasures', label: t('rh.retention.erasures') },
    ...(isManager ? [{ value: 'proofs', label: t('rh.retention.proofs') }] : []),
  ]
}
