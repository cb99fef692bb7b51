import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { later } from '#kernel/web/later.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { controlsElement } from '../../control-plans/control-plans-place.model.ts'
import { planDialogPart, plansPart } from '../../control-plans/control-plans.web.ts'
import type { ControlDue } from '../control.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { DuesOfDay } from './dues-of-day.tsx'
import { type PartOfPage, partIn, tabOf } from './parts.ts'

const Plans = componentOf(plansPart)
const PlanDialog = componentOf(planDialogPart)
const RecordsTable = later(async () => (await import('./records-table.tsx')).RecordsTable)
const RecordDialog = later(async () => (await import('./record-dialog.tsx')).RecordDialog)

const parts = ['todo', 'records', 'plans'] as const satisfies readonly PartOfPage[]

/** Controls to be done, what was found, and the plans that ask for them. */
export function ControlsPage() {
  const t = useT()
  const address = useAddress<string>()
  const part = partIn(address.of('tab'))
  const manages = useLevel(controlsElement) >= 3
  const [recorded, setRecorded] = useState<ControlDue | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  const starting = useSend(controlsCalls.startControl, { staysOnPage: true, onDone: setRecorded })
  const create = () => setIsCreating(true)
  /** Each part has its own filters and pages: none of them goes along to another. */
  const open = (wanted: PartOfPage) =>
    address.change({ ...Object.fromEntries(address.names.map(name => [name, null])), tab: tabOf[wanted] })
  return (
    <Page
      title={t('qualite.controls.title')}
      context={<LeftToday />}
      actions={
        part === 'plans' &&
        manages && (
          <Button variant="contained" startIcon={<Add />} onClick={create}>
            {t('qualite.controls.new')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('qualite.controls.title')}
        value={part}
        onChange={chosen => open(chosen as PartOfPage)}
        tabs={parts.map(value => ({ value, label: t(`qualite.controls.tab.${value}`) }))}
      />
      {part === 'todo' && <DuesOfDay onRecord={setRecorded} onCreate={create} />}
      {part === 'records' && <RecordsTable />}
      {part === 'plans' && <Plans onStart={({ id }) => starting.start({ id })} onCreate={create} />}
      {recorded && <RecordDialog key={recorded.id} due={recorded} onClose={() => setRecorded(null)} />}
      {isCreating && <PlanDialog plan={null} onClose={() => setIsCreating(false)} />}
    </Page>
  )
}

/** The day, and what is left to do of it. */
function LeftToday() {
  const t = useT()
  const { longDate } = useFormat()
  const today = businessToday().toString()
  const { data } = useCall(controlsCalls.getControlsOfDay, { date: today }, { staysOnPage: true })
  const count = (...states: ControlDue['state'][]) =>
    data?.dues.filter(({ state }) => states.includes(state)).length ?? 0
  const overdue = count('overdue')
  return [
    longDate(today),
    data && t('qualite.controls.count-left', { count: count('to_come', 'due', 'overdue') }),
    overdue > 0 && t('qualite.controls.count-overdue', { count: overdue }),
  ]
    .filter(Boolean)
    .join(' · ')
}
