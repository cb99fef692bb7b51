import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { DataTableProps } from '#kernel/web/kit/data-table-props.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { type WeekState, weekStates } from '../pay-check.model.ts'
import { StepBackDialog } from './step-back-dialog.tsx'

type Person = { id: string; name: string; firstname: string }
type Back<Row> = { people: readonly Row[]; done: () => void }
type Props<Row> = Pick<DataTableProps<Row>, 'answer' | 'columns' | 'empty'> & {
  title: string
  list: DataTableProps<Row>['list'] & { narrowing: { siteId?: string | undefined; state?: WeekState | undefined } }
  check: { company: string; from: string; can: { write: boolean; stepBack: boolean } }
  sites: readonly { id: string; name: string }[]
  onVerify: (employeeIds: string[], done: () => void) => Promise<void>
  onStepBack: (employeeIds: string[], reason: string) => Promise<void>
}

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)

/** The people of a check: those who are ticked go on to the next step, or one back with a reason. */
export function PeopleOfCheck<Row extends Person>({
  title,
  list,
  check: { company, from, can },
  sites,
  onVerify,
  onStepBack,
  ...given
}: Props<Row>) {
  const t = useT()
  const [back, setBack] = useState<Back<Row> | null>(null)
  const { siteId, state } = list.narrowing
  const filters = useShownFilters(list, {
    siteId: siteId && sites.find(site => site.id === siteId)?.name,
    state: state && t(`rh.pay.state.${state}`),
  })
  const verify = (people: Row[], done: () => void) => void onVerify(idsOf(people), done)
  return (
    <>
      <DataTable
        {...given}
        label={title}
        list={list}
        rowId={({ id }) => id}
        rowName={({ name, firstname }) => `${name} ${firstname}`}
        bulkActions={[
          ...(can.write ? [{ label: t('rh.pay.verify-them'), onSelect: verify }] : []),
          ...(can.stepBack
            ? [
                {
                  label: t('rh.pay.step-back'),
                  onSelect: (people: Row[], done: () => void) => setBack({ people, done }),
                },
              ]
            : []),
        ]}
        searchBy={t('rh.hours.search')}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter
              list={list}
              name="siteId"
              label={t('rh.field.site')}
              choices={sites.map(site => ({ value: site.id, label: site.name }))}
            />
            <ChoiceFilter
              list={list}
              name="state"
              label={t('field.state')}
              choices={weekStates.map(value => ({ value, label: t(`rh.pay.state.${value}`) }))}
            />
          </>
        }
        exportName={`${title} ${company} ${from}`}
      />
      {back && (
        <StepBackDialog
          count={back.people.length}
          onBack={async reason => {
            await onStepBack(idsOf(back.people), reason)
            back.done()
            setBack(null)
          }}
          onClose={() => setBack(null)}
        />
      )}
    </>
  )
}
