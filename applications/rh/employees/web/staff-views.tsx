import { useT } from '#kernel/web/i18n.ts'
import { type UsualView, ViewsOfList } from '#platform/saved-views/views-of-list.web.ts'
import type { Figures } from './figures-of-list.ts'

/** Who is there, who comes and who goes this month, then the reader's own views. Comings and goings are counted over everybody. */
export function StaffViews({ list, figures }: { list: string; figures: Figures | undefined }) {
  const t = useT()
  const usual: UsualView[] = [
    { label: t('rh.employees.view-present'), query: 'f.situation=present' },
    {
      label: t('rh.employees.view-starting'),
      query: 'f.month=starting&tab=all',
      count: figures?.startingThisMonth,
    },
    { label: t('rh.employees.view-ending'), query: 'f.month=ending&tab=all', count: figures?.endingThisMonth },
  ]
  return <ViewsOfList list={list} usual={usual} />
}
