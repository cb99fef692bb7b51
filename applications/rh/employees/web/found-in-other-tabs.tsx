import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { type EmployeeRow, type Standing, standingIn, standings } from '../employee.model.ts'
import { useEverybodyFound } from './use-everybody-found.ts'
import type { StaffList } from './use-staff-list.ts'

/** Where the words and filters that find nobody in this tab do find people, each with the way there. */
export function FoundInOtherTabs({ list }: { list: StaffList }) {
  const t = useT()
  const found = useEverybodyFound(list)
  if (!found || found.items.length === 0) return null
  const isWhole = found.totalIsExact && found.items.length === found.total
  const open = (tab: string) => (event: MouseEvent) => {
    const words = event.currentTarget.closest('section')?.querySelector<HTMLElement>('input[type=search]')
    list.setTab(tab)
    words?.focus()
  }
  const places = isWhole
    ? standings.map(standing => ({
        tab: standing,
        count: found.items.filter(row => standingOf(row) === standing).length,
      }))
    : [{ tab: 'all', count: found.total }]
  return places
    .filter(({ count }) => count > 0)
    .map(({ tab, count }) => (
      <Button key={tab} variant="contained" onClick={open(tab)}>
        {t('rh.employees.found-in', { count, tab: t(`rh.employees.tab-${tab}`) })}
      </Button>
    ))
}

/** The tab in which a person stands. */
const standingOf = ({ status, situation }: EmployeeRow): Standing =>
  status === 'archived' ? 'archived' : standingIn[situation]
